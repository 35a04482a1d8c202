import { AboutPage } from '../components/prose/AboutPage';
import { Ask } from '../components/prose/Ask';
import type { Catalogue } from '../content/load';
import type { PageNotes } from '../content/page-notes';
import { fill } from '../language/format';
import type { Lang } from '../language/lang';
import { translator } from '../words/strings';
import { pathFor } from '../addresses/routes';
import type { PageMeta } from '../schemas/page';
import { PageHead } from '../frame/PageHead';
import type { wholeSheet } from '../domain/whole-sheet';
import { CropYear } from '../features/crop-calendar/CropYear';
import { SheetFoot } from '../features/sheets/SheetFoot';
import { DescriptionItem } from '../ui/DescriptionItem';
import { LocalizedList } from '../ui/LocalizedList';
import styles from './SheetView.module.css';

interface SheetViewProps {
  lang: Lang;
  sheet: ReturnType<typeof wholeSheet>;
  /** The steps of a crop year, for the sheet that shows them. */
  calendar: Catalogue['calendar']['steps'];
  offices: Catalogue['offices'];
  /** The page that explains the matter in full. */
  page: PageMeta;
  title: string;
  notes: PageNotes;
}

/** A procedure on one sheet of paper: for whom, steps, papers, fee, time, office, date and the address as a QR code. */
export function SheetView({ lang, sheet, calendar, offices, page, title, notes }: SheetViewProps) {
  const t = translator(lang);
  const { who, steps, papers, fee, time, office } = sheet;
  const path = pathFor(sheet.page, lang);
  const href = sheet.at === undefined ? path : `${path}#${sheet.at}`;
  const missing = [
    papers.length > 0 ? [] : t('procedure.papers'),
    fee ? [] : t('procedure.fee'),
    time ? [] : t('sheet.time'),
  ].flat();
  return (
    <>
      <PageHead
        lang={lang}
        routeId={sheet.page}
        meta={{ title, summary: fill(t('sheet.for'), { who: who[lang] }) }}
        parent={{ title: page.title, href: path }}
      />
      <div className={`page-width ${styles.sheet}`}>
        <p className={styles.hint} data-print="hide">
          {t('sheet.hint')} <a href={href}>{t('sheet.full')}</a>
        </p>
        {sheet.showsCalendar ? (
          <CropYear steps={calendar} lang={lang} />
        ) : (
          <>
            <h2>{t('sheet.steps')}</h2>
            <ol className={styles.steps}>
              {steps.map((step) => (
                <li key={step.en}>{step[lang]}</li>
              ))}
            </ol>
            <dl className={styles.rows}>
              <DescriptionItem label={t('procedure.papers')}>
                {papers.length > 0 && <LocalizedList items={papers} lang={lang} />}
              </DescriptionItem>
              <DescriptionItem label={t('procedure.fee')}>{fee?.[lang]}</DescriptionItem>
              <DescriptionItem label={t('sheet.time')}>{time?.[lang]}</DescriptionItem>
              <DescriptionItem label={missing.join(', ')}>
                {missing.length > 0 && <Ask section={page.provider} lang={lang} />}
              </DescriptionItem>
            </dl>
          </>
        )}
        <SheetFoot lang={lang} office={office} offices={offices} href={href} asOn={page.reviewed} />
      </div>
      <AboutPage lang={lang} meta={page} notes={notes} />
    </>
  );
}
