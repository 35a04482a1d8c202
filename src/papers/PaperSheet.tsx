import { Mark } from '../ui/Mark';
import type { Localized } from '../language/lang';
import type { Paper } from '../schemas/paper';
import { PaperGrid } from './PaperGrid';
import { Both, SideBySide, Stacked } from './PaperText';
import type { PaperWords } from '../words/paper-words';

type Part = Paper['parts'][number];
type Field = Part['fields'][number];

/** Letters in English. Longer choices stand below each other; fields with longer labels get a row of their own. */
const SHORT_CHOICE = 48;
const SHORT_LABEL = 16;

const areShort = (choices: Localized[]) => choices.every(({ en }) => en.length <= SHORT_CHOICE);

/** A printed paper as a complete document: every text in English and Hindi, marked so that its PDF is well tagged. */
export function PaperSheet({ paper, words, css }: { paper: Paper; words: PaperWords; css: string }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>{`${paper.title.en} / ${paper.title.hi}`}</title>
        <style dangerouslySetInnerHTML={{ __html: css + footOfPage(paper, words) }} />
      </head>
      <body>
        {paper.specimen && <SpecimenMark words={words} />}
        <header className="head">
          <Mark size={44} />
          <Stacked className="bureau" text={words.bureau} />
          <Stacked className="parent" text={words.parent} />
        </header>
        <main>
          <h1>
            <Both text={paper.title} separator=" " />
          </h1>
          {paper.reference && (
            <p className="reference">
              <Both text={paper.reference} />
            </p>
          )}
          {paper.intro && <SideBySide className="intro" text={paper.intro} />}
          {paper.parts.map((part) => (
            <PaperPart key={part.heading.en} part={part} />
          ))}
        </main>
        {paper.signature && <SigningPlace words={words} />}
      </body>
    </html>
  );
}

function PaperPart({ part: { heading, text, fields, grid } }: { part: Part }) {
  const checklist = fields.length === 1 && fields[0]?.choices && !areShort(fields[0].choices) ? fields[0] : undefined;
  return (
    <section>
      <div className="heading-row">
        <h2>
          <Both text={heading} />
        </h2>
        {checklist && <Label text={checklist.label} />}
      </div>
      {text.map((paragraph) => (
        <SideBySide key={paragraph.en} text={paragraph} />
      ))}
      {grid && <PaperGrid {...grid} />}
      {checklist?.choices && <Choices choices={checklist.choices} />}
      {fields.length > 0 && !checklist && (
        <ul className="fields">
          {fields.map((field) => (
            <PaperField key={field.label.en} field={field} />
          ))}
        </ul>
      )}
    </section>
  );
}

function PaperField({ field: { label, lines, choices } }: { field: Field }) {
  if (choices)
    return (
      <li className={areShort(choices) ? 'row-field' : undefined}>
        <Label text={label} />
        <Choices choices={choices} />
      </li>
    );
  return (
    <li className={lines === 1 && label.en.length <= SHORT_LABEL ? 'short-field' : undefined}>
      <div className="line-field">
        <Label text={label} />
        <WritingLines count={1} />
      </div>
      <WritingLines count={lines - 1} />
    </li>
  );
}

function Choices({ choices }: { choices: Localized[] }) {
  const isRow = areShort(choices);
  return (
    <ul className={isRow ? 'short-choices' : 'long-choices'}>
      {choices.map((choice) => (
        <li key={choice.en}>
          <span className="box" aria-hidden="true" />
          {isRow ? (
            <p>
              <Both text={choice} />
            </p>
          ) : (
            <SideBySide text={choice} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Label({ text }: { text: Localized }) {
  return (
    <p className="label">
      <Both text={text} />
    </p>
  );
}

function WritingLines({ count }: { count: number }) {
  return (
    <div className="lines" aria-hidden="true">
      {Array.from({ length: count }, (_, line) => (
        <div key={line} />
      ))}
    </div>
  );
}

function SigningPlace({ words }: { words: PaperWords }) {
  return (
    <footer className="signing">
      {[words.place, words.date, words.signature].map((label) => (
        <div key={label.en} className="line-field">
          <Label text={label} />
          <WritingLines count={1} />
        </div>
      ))}
    </footer>
  );
}

/** A band on top of the first page, and pale words across every page. */
function SpecimenMark({ words }: { words: PaperWords }) {
  return (
    <>
      <div className="diagonal" aria-hidden="true">
        <p>
          <Both text={words.specimen} separator=" · " />
        </p>
      </div>
      <div className="band">
        <p className="band-word">
          <Both text={words.specimen} />
        </p>
        <SideBySide text={words.specimenNote} />
      </div>
    </>
  );
}

/** Running foot: who published the paper, and the page number. */
function footOfPage(paper: Paper, { bureau, section, page, specimen }: PaperWords): string {
  const mark = paper.specimen ? `${specimen.en} / ${specimen.hi} · ` : '';
  const origin = `${mark}${bureau.en}, ${section.en} / ${bureau.hi}, ${section.hi}`;
  return `@page {
    @bottom-left { content: ${JSON.stringify(origin)}; }
    @bottom-right { content: ${JSON.stringify(`${page.en} / ${page.hi} `)} counter(page) " / " counter(pages); }
  }`;
}
