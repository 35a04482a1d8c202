import type { Ref } from 'react';
import { Separated } from '../../ui/Separated';
import type { Answer, Choice } from './choose-paper';
import type { FinderProcedure, FinderProps, FinderWords } from './finder-props';
import { ToolAnswer } from '../../ui/fields/ToolAnswer';
import styles from './PaperResult.module.css';

const ROWS = ['forms', 'fee', 'time', 'after', 'rule'] as const;

interface Props extends FinderProps {
  choice: Choice;
  answer: Answer;
  headingRef: Ref<HTMLHeadingElement>;
}

/** The verdict in words, its condition, and each procedure in short. */
export function PaperResult({ classes, doings, procedures, contact, words, choice, answer, headingRef }: Props) {
  const labelOf = (list: { id: string; label: string }[], wanted: string) =>
    list.find(({ id }) => id === wanted)?.label;
  const papers = answer.procedures.flatMap((id) => procedures[id] ?? []);
  const titles = papers.map(({ title }) => title).join('; ');
  return (
    <ToolAnswer
      id="which-paper-result"
      heading={`${labelOf(classes, choice.class)}: ${labelOf(doings, choice.doing)}`}
      headingRef={headingRef}
    >
      <output className={styles.verdict} data-verdict={answer.verdict}>
        {words.verdict[answer.verdict]}
        {titles && `: ${titles}`}
      </output>
      {answer.note && <p>{answer.note}</p>}
      <p className={styles.law}>{answer.law}</p>
      {papers.length === 0 && (
        <p>
          <a className={styles.link} href={contact}>
            {words.reach}
          </a>
        </p>
      )}
      {papers.map((paper) => (
        <PaperCard key={paper.href} paper={paper} words={words} />
      ))}
    </ToolAnswer>
  );
}

function PaperCard({ paper, words }: { paper: FinderProcedure; words: FinderWords }) {
  const { title, href, fee, time, after, rule } = paper;
  const forms = (
    <Separated>
      {paper.forms.map((form) => (
        <a key={form.title} href={form.href}>
          {form.title}
        </a>
      ))}
    </Separated>
  );
  const rows = { forms, fee, time, after: after.join(' '), rule };
  return (
    <div className={styles.card}>
      <h3>{title}</h3>
      <dl>
        {ROWS.filter((name) => rows[name] !== '').map((name) => (
          <div key={name}>
            <dt>{words.row[name]}</dt>
            <dd>{rows[name]}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a className={styles.link} href={href}>
          {words.full}: {title}
        </a>
      </p>
    </div>
  );
}
