import { doubtId } from '../../domain/page-notes';
import type { Lang } from '../../language/lang';
import { type Clause, CLAUSE_TOPICS } from '../../schemas/clause';
import { translator } from '../../words/strings';
import { Doubt } from '../prose/Doubt';
import styles from './Clauses.module.css';
import { Particular } from './Particular';

/** What a policy says, by subject. */
export function Clauses({ clauses, lang }: { clauses: Clause[]; lang: Lang }) {
  const t = translator(lang);
  const numbered = clauses.map((clause, index) => ({ ...clause, doubt: doubtId('clause', String(index + 1)) }));
  return (
    <section aria-labelledby="clauses">
      <h2 id="clauses">{t('record.says')}</h2>
      <dl className={styles.clauses}>
        {CLAUSE_TOPICS.map((topic) => {
          const own = numbered.filter((clause) => clause.topic === topic);
          return (
            <Particular key={topic} label={t(`clause.${topic}`)}>
              {own.length > 0 &&
                own.map(({ text, toConfirm, doubt }) => (
                  <p key={text.en}>
                    {text[lang]}
                    {toConfirm && <Doubt about={doubt} what={t(`clause.${topic}`)} lang={lang} />}
                  </p>
                ))}
            </Particular>
          );
        })}
      </dl>
    </section>
  );
}
