import { askLinkOf } from '../../content/ask';
import { fill } from '../../language/format';
import type { Lang } from '../../language/lang';
import type { AnswerDocument, SubstanceAnswer } from '../../content/substance-answers';
import { translator } from '../../words/strings';
import styles from './Needs.module.css';

/** What each purpose needs: documents with fee and time, conditions, who decides and by which rule. */
export function Needs({ answers, lang }: { answers: SubstanceAnswer[]; lang: Lang }) {
  return (
    <section aria-labelledby="needs" className={styles.needs} data-index="off">
      <h2 id="needs" className="visually-hidden">
        {translator(lang)('passport.needs')}
      </h2>
      {answers.map((answer) => (
        <Need key={answer.purpose} answer={answer} lang={lang} />
      ))}
    </section>
  );
}

function Need({ answer, lang }: { answer: SubstanceAnswer; lang: Lang }) {
  const { purpose, heading, verdict, documents, note, decides, law } = answer;
  const withFee = documents.filter(({ fee }) => fee);
  const short = inShort(documents, withFee.length <= 1);
  return (
    <div className={styles.need} data-purpose={purpose} data-verdict={verdict}>
      <div className={styles.head}>
        <h3 id={purpose}>{heading}</h3>
        {verdict === 'needed' ? short && <p>{short}</p> : <Words answer={answer} lang={lang} />}
      </div>
      {verdict !== 'needed' && short && <p className={styles.small}>{short}</p>}
      {documents.length > 0 && (
        <ol className={styles.steps}>
          {documents.map(({ id, title, href, fee }) => (
            <li key={id}>
              <a href={href}>{title}</a>
              {withFee.length > 1 && fee && <span className={styles.small}> {fee}</span>}
            </li>
          ))}
        </ol>
      )}
      {note && <p>{note}</p>}
      <p className={styles.small}>
        {fill(translator(lang)('passport.decides'), { who: decides })}
        {' · '}
        {law}
      </p>
    </div>
  );
}

/** The verdict; where the bureau must be asked, the way to its section. */
function Words({ answer: { verdict, words }, lang }: { answer: SubstanceAnswer; lang: Lang }) {
  return (
    <p className={styles.words}>{verdict === 'ask' ? <a href={askLinkOf('exim', lang).href}>{words}</a> : words}</p>
  );
}

/** Fee and longest time of all documents. Fees that fall due at different times stand at their documents. */
function inShort(documents: AnswerDocument[], isOneFee: boolean): string {
  const fee = isOneFee ? documents.find((each) => each.fee)?.fee : undefined;
  const slowest = documents.toSorted((a, b) => (b.days ?? 0) - (a.days ?? 0))[0];
  return [fee, slowest?.time].filter(Boolean).join(' · ');
}
