import { AboutPage } from '../components/prose/AboutPage';
import type { Catalogue } from '../content/load';
import { NO_NOTES } from '../content/page-notes';
import { fill } from '../language/format';
import type { Lang } from '../language/lang';
import { translator } from '../words/strings';
import { entryOf } from '../lib/entry-of';
import { OFFLINE } from '../addresses/navigation';
import type { PageMeta } from '../schemas/page';
import { PageHead } from '../frame/PageHead';
import { MAX_PAGES } from '../features/offline/page-cache';
import { offerWords } from '../features/offline/offer-words';
import styles from '../features/offline/Offline.module.css';
import { PackCard } from '../features/offline/PackCard';

interface OfflineViewProps {
  lang: Lang;
  catalogue: Pick<Catalogue, 'packs' | 'sheets'>;
  /** All pages of the language, by route id. */
  pages: Map<string, PageMeta>;
  /** Switched off for the whole site. */
  isOff: boolean;
}

const HOW = [
  'offline.how.visited',
  'offline.how.date',
  'offline.how.fresh',
  'offline.how.needs',
  'offline.how.private',
  'offline.how.gone',
] as const;

/** The packs to save, what is kept on this device, and how it works. `offer-packs.ts` enables the buttons. */
export function OfflineView({ lang, catalogue, pages, isOff }: OfflineViewProps) {
  const t = translator(lang);
  return (
    <>
      <PageHead lang={lang} routeId={OFFLINE} meta={{ title: t('offline.title'), summary: t('offline.summary') }} />
      <div className={`page-width ${styles.view}`} data-offline={isOff ? undefined : JSON.stringify(offerWords(t))}>
        <p className={styles.note} data-no-script>
          {t(isOff ? 'offline.isOff' : 'offline.noScript')}
        </p>
        <h2>{t('offline.packs')}</h2>
        <div className={styles.packs}>
          {[...catalogue.packs].map(([id, pack]) => (
            <PackCard key={id} id={id} pack={pack} lang={lang} pages={pages} sheets={catalogue.sheets} />
          ))}
        </div>
        <section className={styles.kept} hidden data-kept aria-labelledby="kept">
          <h2 id="kept">{t('offline.kept')}</h2>
          <p data-visited />
          <ul data-visited-list />
          <button type="button" className="quiet-button" data-remove-all data-print="hide">
            {t('offline.removeAll')}
          </button>
          <output data-status />
        </section>
        <h2>{t('offline.how')}</h2>
        <ul className={styles.how}>
          {HOW.map((point) => (
            <li key={point}>{fill(t(point), { count: MAX_PAGES })}</li>
          ))}
        </ul>
      </div>
      <AboutPage lang={lang} meta={entryOf(pages, 'others/web_policies')} notes={NO_NOTES} />
    </>
  );
}
