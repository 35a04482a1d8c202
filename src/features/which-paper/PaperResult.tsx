import type { RefObject } from 'react';
import type { Answer, Choice } from './choose-paper';
import type { FinderProcedure, FinderProps, FinderWords } from './finder-props';
import tool from '../../ui/fields/Tool.module.css';
import styles from './PaperResult.module.css';

interface Props extends FinderProps {
  choice: Choice;
  answer: Answer;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** The verdict in words, its condition, and each procedure in short. */
export function PaperResult({ classes, doings, procedures, contact, words, choice, answer, headingRef }: Props) {
  const labelOf = (list: { id: string; label: string }[], wanted: string) =>
    list.find(({ id }) => id === wanted)?.label;
  const papers = answer.procedures.map((id) => ({ id, ...procedures[id]! }));
  const titles = papers.map(({ title }) => title).join('; ');
  return (
    <section className={tool.answer} aria-labelledby="which-paper-result">
      <h3 id="which-paper-result" ref={headingRef} tabIndex={-1}>
        {labelOf(classes, choice.class)}: {labelOf(doings, choice.doing)}
      </h3>
      <output className={styles.verdict} data-verdict={answer.verdict}>
        {words.verdict[answer.verdict]}
        {titles && `: ${titles}`}
      </output>
      {answer.note && <p>{answer.note}</p>}
      {papers.length === 0 && (
        <p>
          <a className={styles.link} href={contact}>
            {words.ask}
          </a>
        </p>
      )}
      {papers.map(({ id, ...paper }) => (
        <PaperCard key={id} paper={paper} words={words} />
      ))}
    </section>
  );
}

function PaperCard({ paper, words }: { paper: FinderProcedure; words: FinderWords }) {
  const { title, href, forms, fee, time, after, rule } = paper;
  return (
    <div className={styles.card}>
      <h4>{title}</h4>
      <dl>
        <div>
          <dt>{words.row.forms}</dt>
          <dd>
            {forms.map((form, index) => (
              <span key={form.title}>
                {index > 0 && '; '}
                <a href={form.href}>{form.title}</a>
              </span>
            ))}
          </dd>
        </div>
        <Row label={words.row.fee} text={fee} />
        <Row label={words.row.time} text={time} />
        {after.length > 0 && <Row label={words.row.after} text={after.join(' ')} />}
        <Row label={words.row.rule} text={rule} />
      </dl>
      <p>
        <a className={styles.link} href={href}>
          {words.full}: {title}
        </a>
      </p>
    </div>
  );
}

function Row({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  );
}
