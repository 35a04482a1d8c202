import { Badge } from '../../ui/Badge';
import { WordTable } from '../../components/tables/WordTable';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import type { CalendarStep } from '../../schemas/crop-calendar';
import { MONTHS } from './calendar';
import { anchorOf, monthLine, timeOf } from './calendar-words';
import styles from './CropCalendar.module.css';

/**
 * The steps of a crop year with their months. The page holds a hidden line for every month:
 * `behaviour/crop-calendar.ts` shows that of the current month, because the page may have been built in another.
 */
export function CropCalendar({ steps, lang }: { steps: CalendarStep[]; lang: Lang }) {
  const t = translator(lang);
  return (
    <figure className={styles.calendar} data-calendar>
      <div className={styles.now}>
        {MONTHS.map((month) => (
          <p key={month} data-month={month}>
            <Line month={month} steps={steps} lang={lang} />
          </p>
        ))}
      </div>
      <WordTable
        caption={t('calendar.caption')}
        columns={[t('calendar.when'), t('calendar.step'), t('calendar.duty')]}
        rows={steps.map((step) => ({
          key: step.id,
          attributes: {
            id: anchorOf(step),
            className: styles.step,
            'data-months': step.months.join(' '),
          },
          cells: [
            <>
              {timeOf(step, lang)}{' '}
              <span hidden data-this-month>
                <Badge>{t('calendar.thisMonth')}</Badge>
              </span>
            </>,
            <strong key="title">{step.title[lang]}</strong>,
            step.duty[lang],
          ],
        }))}
      />
    </figure>
  );
}

/** What a month brings: its steps, or that it has none and which comes next. */
function Line({ month, steps, lang }: { month: number; steps: CalendarStep[]; lang: Lang }) {
  const { isAhead, due, words } = monthLine(month, steps, lang);
  return (
    <>
      {isAhead ? words : <strong>{words}</strong>}{' '}
      {due.map((step, index) => (
        <span key={step.id}>
          {index > 0 && '; '}
          <a href={`#${anchorOf(step)}`}>{step.title[lang]}</a>
        </span>
      ))}
      {isAhead && due.map((step) => ` (${timeOf(step, lang)})`)}
      {lang === 'hi' ? '।' : '.'}
    </>
  );
}
