import { substanceDataPath, substancePath } from '../../addresses/letters';
import { pathFor, routes } from '../../addresses/routes';
import { SITE_ADDRESS } from '../../addresses/site-address';
import { QrCode } from '../../ui/QrCode';
import { fill } from '../../language/format';
import type { Lang } from '../../language/lang';
import type { Substance } from '../../schemas/substance';
import { translator } from '../../words/strings';
import styles from './Parts.module.css';

/** Tools that take a substance from the address. */
const DOORS = [
  { route: 'exim/overview/compare', words: 'passport.compare' },
  { route: 'exim/overview/consignment', words: 'passport.consignment' },
] as const;

/** What to do with a passport: compare it, put it on a list, take it as a file, open it on a phone. */
export function TakeAlong({ substance, lang }: { substance: Substance; lang: Lang }) {
  const t = translator(lang);
  const address = SITE_ADDRESS + substancePath(substance.id, lang);
  const doors = DOORS.filter(({ route }) => routes().some(({ id }) => id === route));
  return (
    <section aria-labelledby="take" className={styles.part} data-index="off">
      <h2 id="take" data-print="hide">
        {t('passport.take')}
      </h2>
      <p className={styles.row} data-print="hide">
        {doors.map(({ route, words }) => (
          <a key={route} href={`${pathFor(route, lang)}?s=${substance.id}`}>
            {t(words)}
          </a>
        ))}
        <a href={substanceDataPath(substance.id)} type="application/json">
          {fill(t('passport.data'), { format: t('table.json') })}
        </a>
      </p>
      <details className={styles.code} data-fold>
        <summary>{t('passport.code')}</summary>
        <QrCode text={address} label={t('passport.code')} />
        <p lang={lang === 'en' ? undefined : 'en'} data-print="only">
          {address.replace(/^https?:\/\//, '')}
        </p>
      </details>
    </section>
  );
}
