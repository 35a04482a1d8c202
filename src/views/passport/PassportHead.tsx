import { letterOf, letterPath } from '../../addresses/letters';
import { unitNames } from '../../components/quantities/scale-words';
import { quantitiesOf } from '../../content/passport';
import type { PageAbove } from '../../content/way-back';
import type { Drug } from '../../domain/drugs';
import { formatGrams } from '../../domain/format-weight';
import { Standing } from '../../features/substances/Standing';
import { PageHead } from '../../frame/PageHead';
import { fill } from '../../language/format';
import { type Lang, otherLang } from '../../language/lang';
import type { Substance } from '../../schemas/substance';
import { respell } from '../../text/respell';
import { translator } from '../../words/strings';
import { ClassPicture } from './ClassPicture';
import { PartDoubt } from './PartDoubt';
import type { Passport } from './passport';
import styles from './PassportHead.module.css';

const ROUTE = 'exim/substances';

/** The two amounts in one line, with the way to the punishments. */
function QuantityInShort({ drug: { small, commercial }, lang }: { drug: Drug; lang: Lang }) {
  const t = translator(lang);
  const units = unitNames(lang);
  const grams = (amount: number) => formatGrams(amount, units, lang);
  return (
    <p className={styles.quantity} data-index="off" data-print="hide">
      {small === null
        ? fill(t('substances.commercialOnly'), { commercial: grams(commercial) })
        : fill(t('substances.quantities'), { small: grams(small), commercial: grams(commercial) })}{' '}
      <a href="#quantity">{t('passport.punishment')}</a>
    </p>
  );
}

/** The page above that of a substance: its letter of the list. */
export function letterAbove({ id }: Substance, listTitle: string, lang: Lang): PageAbove {
  return { title: listTitle, href: letterPath(letterOf(id), lang) };
}

/** Name in both scripts, how it is said, how it stands in law. */
export function PassportHead({ passport, listTitle }: { passport: Passport; listTitle: string }) {
  const { lang, substance, rule } = passport;
  const t = translator(lang);
  const twin = otherLang(lang);
  return (
    <PageHead
      lang={lang}
      routeId={ROUTE}
      meta={{ title: substance.name[lang], summary: rule.lead }}
      parent={letterAbove(substance, listTitle, lang)}
      isInColumn
      state={
        <div className={styles.state} data-index="off">
          <p className={styles.twin}>
            <span lang={twin}>{substance.name[twin]}</span>
            {/* Devanagari is its own sound. */}
            {lang === 'en' && (
              <span className={styles.said} data-said="">
                {fill(t('passport.said'), { said: respell(substance.name.hi) })}
              </span>
            )}
            <PartDoubt part="name" passport={passport} />
          </p>
          <p className={styles.verdict}>
            <Standing standing={rule.standing}>{rule.verdict}</Standing>
            <PartDoubt part="rule" passport={passport} />
          </p>
          <span className={styles.picture} data-print="hide">
            <ClassPicture substance={substance} />
          </span>
        </div>
      }
      note={quantitiesOf(substance).map((drug) => (
        <QuantityInShort key={drug.id} drug={drug} lang={lang} />
      ))}
    />
  );
}
