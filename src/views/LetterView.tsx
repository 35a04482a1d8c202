import { AboutPage } from '../components/prose/AboutPage';
import { letterNotes } from '../content/page-notes';
import type { ClassAnswers } from '../content/substance-answers';
import { type Lang, otherLang } from '../language/lang';
import { entryOf } from '../lib/entry-of';
import { translator } from '../words/strings';
import { pathFor } from '../addresses/routes';
import type { PageMeta } from '../schemas/page';
import { PageHead } from '../frame/PageHead';
import { LetterList } from '../features/substances/LetterList';
import { letterName, letterPath, lettersOf, substancePath } from '../addresses/letters';
import styles from './LetterView.module.css';
import { Standing } from '../features/substances/Standing';
import { doubtId } from '../domain/page-notes';
import { fill } from '../language/format';
import type { Substance } from '../schemas/substance';
import { DoubtMark } from '../ui/DoubtMark';
import type { Substances } from '../schemas/substances';

interface LetterViewProps {
  lang: Lang;
  letter: string;
  substances: Substances;
  answers: Map<string, ClassAnswers>;
  /** The page of the whole list. */
  listMeta: PageMeta;
  title: string;
  summary: string;
}

const ROUTE = 'exim/substances';

/** All substances of one letter in short: the list without scripts. Old addresses of substances lead here. */
export function LetterView({ lang, letter, substances, answers, listMeta, title, summary }: LetterViewProps) {
  const t = translator(lang);
  const listPath = pathFor(ROUTE, lang);
  const letters = lettersOf(substances.rows);
  const index = letters.findIndex((each) => each.letter === letter);
  const rows = letters[index]?.rows ?? [];
  return (
    <>
      <PageHead
        lang={lang}
        routeId={ROUTE}
        meta={{ title, summary }}
        parent={{ title: listMeta.title, href: listPath }}
      />
      <div className={`page-width ${styles.page}`}>
        <ul className={styles.list} data-forwards>
          {rows.map((row) => (
            <Row key={row.id} row={row} rule={entryOf(answers, row.rule)} lang={lang} />
          ))}
        </ul>
        <nav className={styles.neighbours} aria-label={t('substances.neighbours')} data-print="hide">
          <Neighbour letter={letters[index - 1]?.letter} rel="prev" lang={lang} />
          <Neighbour letter={letters[index + 1]?.letter} rel="next" lang={lang} />
        </nav>
        <LetterList letters={letters} current={letter} lang={lang} />
        <p className={styles.note}>
          {t('substances.noProof')} <a href={listPath}>{t('substances.searchAll')}</a>
        </p>
      </div>
      <AboutPage lang={lang} meta={listMeta} notes={letterNotes(rows, lang)} />
    </>
  );
}

/** A substance in two lines. Its id is the end of its old address. */
function Row({ row, rule, lang }: { row: Substance; rule: ClassAnswers; lang: Lang }) {
  const twin = otherLang(lang);
  const path = substancePath(row.id, lang);
  const label = fill(translator(lang)('doubt.mark'), { what: row.name[lang] });
  return (
    <li id={row.id} className={styles.item}>
      <a href={path}>{row.name[lang]}</a>
      {(row.toConfirm.includes('name') || row.toConfirm.includes('rule')) && (
        <DoubtMark about={doubtId('substance', row.id)} label={label} path={path} />
      )}{' '}
      <span className={styles.twin} lang={twin}>
        {row.name[twin]}
      </span>
      <span className={styles.verdict}>
        <Standing standing={rule.standing}>{rule.verdict}</Standing>
      </span>
    </li>
  );
}

function Neighbour({ letter, rel, lang }: { letter: string | undefined; rel: 'prev' | 'next'; lang: Lang }) {
  if (letter === undefined) return null;
  const t = translator(lang);
  return (
    <a href={letterPath(letter, lang)} rel={rel}>
      {rel === 'prev' && '← '}
      {t(rel === 'prev' ? 'substances.before' : 'substances.after')}: {letterName(letter)}
      {rel === 'next' && ' →'}
    </a>
  );
}
