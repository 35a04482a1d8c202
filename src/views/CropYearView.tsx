import type { ReactNode } from 'react';
import { MY_CROP_YEAR } from '../addresses/my-crop-year';
import { pathFor } from '../addresses/routes';
import { AboutPage } from '../components/prose/AboutPage';
import { Answer, Answers } from '../components/prose/Answers';
import { Doubt } from '../components/prose/Doubt';
import { WholeYears } from '../components/prose/WholeYears';
import { YearLine } from '../components/prose/YearLine';
import { askLinkOf } from '../content/ask';
import type { PageNotes } from '../content/page-notes';
import { doubtId } from '../domain/page-notes';
import { CropCalendar } from '../features/crop-calendar/CropCalendar';
import type { CropYear } from '../features/crop-calendar/my-year/crop-year';
import { DueNow } from '../features/crop-calendar/my-year/DueNow';
import { OfficeBox } from '../features/crop-calendar/my-year/OfficeBox';
import { Remember } from '../features/crop-calendar/my-year/Remember';
import { PageHead } from '../frame/PageHead';
import { fill } from '../language/format';
import { buildDay } from '../lib/build-moment';
import type { PageMeta } from '../schemas/page';
import { formatFact } from '../words/format-fact';
import { translator } from '../words/strings';
import styles from './CropYearView.module.css';

interface CropYearViewProps {
  year: CropYear;
  /** The crop year of the calendar file. */
  cropYear: string;
  /** The page on which the office is chosen. */
  chooserMeta: PageMeta;
  notes: PageNotes;
}

/** The crop year of one office and kind: what is due, what is paid, whom to ask, its lists, then the whole year. */
export function CropYearView({ year, cropYear, chooserMeta, notes }: CropYearViewProps) {
  const { lang, kind } = year;
  const t = translator(lang);
  const chooser = pathFor(MY_CROP_YEAR, lang);
  return (
    <>
      <div className={`page-width ${styles.page}`}>
        <PageHead
          lang={lang}
          routeId={MY_CROP_YEAR}
          meta={{ title: year.title, summary: t(`myYear.summary.${kind}`) }}
          parent={{ title: chooserMeta.title, href: chooser }}
          note={<YearLine lang={lang} figures={notes.awaited} ask={askLinkOf(chooserMeta.provider, lang)} />}
          isInColumn
        />
        <div className={styles.now}>
          <DueNow year={year} today={buildDay()} />
          <p className={styles.ask}>{t('myYear.askDay')}</p>
        </div>
        <div className={styles.rest}>
          <Remember year={year} />
          <Part id="money" title={t('myYear.money')}>
            <Answers>
              {year.figures.map(({ id, fact, page, words }) => (
                <Answer
                  key={id}
                  lang={lang}
                  to={page}
                  figure={{
                    words: formatFact(fact, lang),
                    doubt: fact.toConfirm && <Doubt about={doubtId('fact', id)} what={fact.label[lang]} lang={lang} />,
                  }}
                >
                  <WholeYears text={words} />
                </Answer>
              ))}
            </Answers>
          </Part>
        </div>
        <div className={styles.own}>
          <Part id="office" title={t('myYear.office')}>
            <OfficeBox year={year} />
          </Part>
          <Part id="lists" isOnPaper={false} title={t('myYear.lists')}>
            <ul className={styles.lists}>
              <li>
                <a href={year.findHref}>{t('myYear.find')}</a>
              </li>
              {year.lists.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </Part>
        </div>
        <div>
          <Part id="year" title={t('myYear.year')}>
            <CropCalendar steps={year.steps} today={buildDay()} year={year} lang={lang} />
            <p className={styles.ways} data-print="hide">
              <a href={year.calendarPath} download>
                {fill(t('myYear.calendar'), { year: cropYear })} ({t('calendar.file')})
              </a>
              <a href={chooser}>{t('myYear.other')}</a>
            </p>
          </Part>
        </div>
      </div>
      <AboutPage lang={lang} meta={chooserMeta} notes={notes} />
    </>
  );
}

interface PartProps {
  id: string;
  title: string;
  /** False for what is only of use on a screen. */
  isOnPaper?: boolean;
  children: ReactNode;
}

function Part({ id, title, isOnPaper = true, children }: PartProps) {
  return (
    <section aria-labelledby={id} className={styles.part} data-print={isOnPaper ? undefined : 'hide'}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
