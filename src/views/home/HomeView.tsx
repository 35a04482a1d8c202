import { catalogue } from '../../content/catalogue';
import { recordsShown } from '../../content/register-pages';
import { AboutPage } from '../../components/prose/AboutPage';
import { CropWheel } from '../../features/crop-calendar/CropWheel';
import { MyYearSlot } from '../../features/crop-calendar/my-year/MyYearSlot';
import { ThisMonth } from '../../features/crop-calendar/ThisMonth';
import { translator } from '../../words/strings';
import { buildDay } from '../../lib/build-moment';
import { inOrder, type Selection } from '../../domain/register-records';
import { pathFor } from '../../addresses/routes';
import { site } from '../../content/site';
import type { ViewProps } from '../view';
import { HomeDoors } from './HomeDoors';
import { HomeFigures } from './HomeFigures';
import { HomeHero } from './HomeHero';
import styles from './HomeView.module.css';
import { LatestRecords } from './LatestRecords';

/** The front page: the search, a door for each kind of reader, what is due, what is new, three figures, and what the bureau is. */
export function HomeView({ lang, meta, notes, children }: ViewProps) {
  const t = translator(lang);
  const { doors, figures } = catalogue.home;
  const calendar = `${pathFor('opium/overview', lang)}#this-month`;
  return (
    <div className={styles.home}>
      <HomeHero lang={lang} />
      <HomeDoors doors={doors} lang={lang} />
      <div className="page-width">
        <section aria-labelledby="this-month" className={styles.month}>
          <h2 id="this-month">{t('home.thisMonth')}</h2>
          <ThisMonth steps={catalogue.calendar.steps} lang={lang} today={buildDay()} />
          <MyYearSlot lang={lang} />
          <a className={styles.on} href={calendar}>
            {t('home.calendar')}
          </a>
          <CropWheel steps={catalogue.calendar.steps} lang={lang} today={buildDay()} href={calendar} />
        </section>
      </div>
      <div className={`page-width ${styles.news}`}>
        <LatestRecords
          title={t('home.notifications')}
          records={recordsInOrder({ id: 'notifications' })}
          none={t('register.nothing')}
          all={{ page: 'notifications/circulars_notifications', label: t('home.allNotifications') }}
          lang={lang}
        />
        <LatestRecords
          title={t('home.tenders')}
          records={recordsInOrder({ id: 'tenders', state: 'active' })}
          none={t('tender.noneActive')}
          all={{ page: 'tender/active', label: t('home.allTenders') }}
          lang={lang}
        />
        <section aria-labelledby="helpline" className={styles.helpline}>
          <h2 id="helpline">{t('home.helpline')}</h2>
          <p>
            <a className={styles.call} href={`tel:${site.helpline}`}>
              {site.helpline}
            </a>{' '}
            {t('home.helplineText')}
          </p>
          <a className={styles.on} href={pathFor('top-level/prevention/report', lang)}>
            {t('home.report')}
          </a>
        </section>
      </div>
      <HomeFigures figures={figures} lang={lang} />
      <section aria-labelledby="bureau" className={`page-width ${styles.bureau}`}>
        <h2 id="bureau">{t('home.bureau')}</h2>
        <div>
          {children}
          <a className={styles.on} href={pathFor('about/overview', lang)}>
            {t('home.aboutBureau')}
          </a>
        </div>
      </section>
      <AboutPage lang={lang} meta={meta} notes={notes} />
    </div>
  );
}

/** What is made up is no news. */
function recordsInOrder(selection: Selection) {
  const real = recordsShown(selection).filter(({ specimen }) => !specimen);
  return inOrder(real, selection, buildDay());
}
