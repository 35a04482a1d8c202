import { AboutPage } from '../components/prose/AboutPage';
import { substancePageNotes } from '../content/page-notes';
import type { ClassAnswers } from '../content/substance-answers';
import { cardWords } from '../content/substance-card';
import { Contents, ContentsButton } from '../frame/Contents';
import type { Lang } from '../language/lang';
import { entryOf } from '../lib/entry-of';
import type { PageMeta } from '../schemas/page';
import type { Substance } from '../schemas/substance';
import type { Substances } from '../schemas/substances';
import { translator } from '../words/strings';
import { Held } from './passport/Held';
import { IdentityCard } from './passport/IdentityCard';
import { InLaw } from './passport/InLaw';
import { hasNames, Names } from './passport/Names';
import { Needs } from './passport/Needs';
import styles from './passport/Passport.module.css';
import type { Passport } from './passport/passport';
import { PassportHead } from './passport/PassportHead';
import { hasQuantities, Quantity } from './passport/Quantity';
import { TakeAlong } from './passport/TakeAlong';
import { Turn } from './passport/Turn';

interface SubstanceViewProps {
  lang: Lang;
  substance: Substance;
  rule: ClassAnswers;
  substances: Substances;
  pages: Map<string, PageMeta>;
}

const ROUTE = 'exim/substances';

/** The passport of a substance: how it stands in law, what each purpose needs, then everything else that is known of it. */
export function SubstanceView({ lang, substance, rule, substances, pages }: SubstanceViewProps) {
  const t = translator(lang);
  const listMeta = entryOf(pages, ROUTE);
  const passport: Passport = { lang, substance, substances, rule, words: cardWords(substances, lang) };
  const isDrug = hasQuantities(substance);
  const hasHeld = rule.held.length > 0;
  const parts = [
    'needs',
    isDrug && 'quantity',
    'law',
    hasNames(passport) && 'names',
    hasHeld && 'held',
    'take',
  ] as const;
  return (
    <>
      <div className={`page-width ${styles.page}`}>
        <div className={styles.head}>
          <PassportHead passport={passport} listTitle={listMeta.title} />
        </div>
        <Contents
          headings={parts.filter((id) => id !== false).map((id) => ({ id, text: t(`passport.${id}`) }))}
          lang={lang}
        />
        <Needs answers={rule.answers} lang={lang} />
        <div className={styles.card}>
          <IdentityCard passport={passport} />
        </div>
        <div className={styles.parts}>
          {isDrug && <Quantity substance={substance} lang={lang} />}
          <div className={styles.found} data-index="substance">
            <InLaw passport={passport} />
            {hasNames(passport) && <Names passport={passport} />}
          </div>
          {hasHeld && <Held lines={rule.held} isDrug={isDrug} pages={pages} lang={lang} />}
          <TakeAlong substance={substance} lang={lang} />
          <Turn substance={substance} rows={substances.rows} lang={lang} />
        </div>
        <ContentsButton lang={lang} />
      </div>
      <AboutPage lang={lang} meta={listMeta} notes={substancePageNotes(substance, rule.source, lang)} />
    </>
  );
}
