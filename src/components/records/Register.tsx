import { feedPath, rowsPath } from '../../addresses/registers';
import type { Catalogue } from '../../content/load';
import { pageOfTenders } from '../../content/register-pages';
import { fill, formatNumber } from '../../language/format';
import type { Lang } from '../../language/lang';
import { entryOf } from '../../lib/entry-of';
import { translator } from '../../words/strings';
import { olderPages, PAGE_ROWS } from '../../domain/list-pages';
import { areasOf, inOrder, listDate, type Selection, standingOn, STANDINGS } from '../../domain/register-records';
import { drugsIn, stateIn } from '../../domain/releases';
import { rowFields } from '../../domain/row-fields';
import type { TenderState } from '../../domain/tenders';
import { pathFor } from '../../addresses/routes';
import { OFFICE_UNITS } from '../../schemas/office';
import { type Provider, PROVIDERS } from '../../schemas/provider';
import type { RegisterRecord } from '../../schemas/record';
import { DRUGS, STATES } from '../../schemas/release';
import { EmptyDrawing } from '../prose/EmptyDrawing';
import { NoEntries } from './NoEntries';
import { OlderYears } from './OlderYears';
import { RecordRow } from './RecordRow';
import { ORDER_NAMES, RegisterFilter } from './RegisterFilter';
import styles from './Register.module.css';

/** A shorter list is read faster than a form is filled in. */
const FILTER_FROM = 6;

interface RegisterProps {
  /** The page it stands on. */
  route: string;
  /** The section that answers for the page. */
  provider: Provider;
  selection: Selection;
  /** In the order in which they are shown. */
  records: RegisterRecord[];
  /** Tenders that are still open, in the list of closed ones: the script shows them once they have closed. */
  waiting: RegisterRecord[];
  catalogue: Pick<Catalogue, 'facts' | 'documents' | 'posts' | 'registers'>;
  lang: Lang;
  today: string;
}

/**
 * A list of records: its newest as rows, older ones as links to a page for each year.
 * `behaviour/register.ts` adds the filter over all of them, with the choice in the address, and moves tenders that close.
 */
export function Register({ route, provider, selection, records, waiting, catalogue, lang, today }: RegisterProps) {
  const t = translator(lang);
  const { id, section, state } = selection;
  const hasOther = state && catalogue.registers.get(id).length > 0;
  if (records.length === 0 && !hasOther) return <NoEntries lang={lang} section={provider} register={id} />;
  const all = [...records, ...waiting];
  const isLong = records.length > PAGE_ROWS;
  const none = state && t(state === 'active' ? 'tender.noneActive' : 'tender.noneArchived');
  const count = formatNumber(records.length, lang);
  const fields = rowFields(all, today);
  const drugs = DRUGS.filter((drug) => all.some((each) => drugsIn(each).includes(drug)));
  const row = (record: RegisterRecord) => (
    <RecordRow
      key={record.id}
      record={record}
      fields={fields}
      catalogue={catalogue}
      lang={lang}
      today={today}
      state={state}
      isWatched={state === 'active' || waiting.includes(record)}
      hasWords={!isLong || waiting.includes(record)}
    />
  );
  return (
    <div
      className={styles.register}
      data-register={id}
      data-page-size={PAGE_ROWS}
      data-state={state}
      data-all={isLong ? rowsPath(route, lang) : undefined}
      data-index="off"
    >
      {all.some(({ specimen }) => specimen) && <p className={styles.notice}>{t('register.specimens')}</p>}
      {all.length >= FILTER_FROM && (
        <RegisterFilter
          id={id}
          lists={{
            // Not the years of tenders that are still open.
            year: [...new Set(records.map((record) => listDate(record).slice(0, 4)).filter(Boolean))],
            unit: OFFICE_UNITS.filter((unit) => all.some((each) => 'unit' in each && each.unit === unit)),
            post: [...catalogue.posts.keys()].filter((post) =>
              all.some((each) => 'posts' in each && each.posts?.includes(post)),
            ),
            kind: [...new Set(all.map(({ kind }) => kind))],
            drug: drugs,
            state: STATES.filter((name) => all.some((each) => stateIn(each) === name)),
            // What names drugs is narrowed by drug.
            area:
              section || drugs.length > 0
                ? []
                : PROVIDERS.filter((area) => all.some((each) => areasOf(each).includes(area))),
            validity:
              id === 'events'
                ? []
                : STANDINGS.filter((standing) => all.some((each) => standingOn(each, today) === standing)),
            sort: state || id === 'events' ? [] : ORDER_NAMES,
          }}
          yearLabel={t(state ? 'tender.closingYear' : 'register.year')}
          postName={(post) => entryOf(catalogue.posts, post).name[lang]}
          lang={lang}
        />
      )}
      {state && <MovedNotice state={state} lang={lang} />}
      <div className={styles.head}>
        <output
          className={styles.count}
          tabIndex={-1}
          data-register-status
          data-total={records.length}
          data-none={none}
          data-one={t('register.countOne')}
          data-count={t('register.count')}
          data-found={t('register.found')}
          data-nothing={t('register.nothing')}
          data-not-loaded={isLong ? t('register.notLoaded') : undefined}
        >
          {records.length === 0
            ? none
            : records.length === 1
              ? t('register.countOne')
              : fill(t('register.count'), { count })}
        </output>
        <a href="?" hidden data-register-clear>
          {t('register.clear')}
        </a>
      </div>
      <ol className={styles.list} data-register-list data-events={id === 'events' || undefined}>
        {records.slice(0, PAGE_ROWS).map(row)}
      </ol>
      {state && <EmptyDrawing kind="tender" className={styles.none} />}
      {state === 'archived' && <template>{inOrder(waiting, selection, today).map(row)}</template>}
      <nav
        className={styles.pages}
        hidden
        aria-label={t('register.pages')}
        data-register-pages
        data-page-of={t('register.pageOf')}
      >
        <a href="?" data-step="-1">
          {t('register.previous')}
        </a>
        <span />
        <a href="?" data-step="1">
          {t('register.next')}
        </a>
      </nav>
      <OlderYears route={route} pages={olderPages(records)} lang={lang} />
      <p className={styles.feed} data-print="hide">
        {state && (
          <a href={pathFor(pageOfTenders(state === 'active' ? 'archived' : 'active') ?? 'home/home', lang)}>
            {t(state === 'active' ? 'tender.toArchived' : 'tender.toActive')}
          </a>
        )}
        <a href={feedPath(id, lang)}>{t('register.feed')}</a>
      </p>
    </div>
  );
}

/** Where the script says that tenders have closed since the build; a screen reader hears it. */
function MovedNotice({ state, lang }: { state: TenderState; lang: Lang }) {
  const t = translator(lang);
  const [one, many] =
    state === 'active'
      ? (['tender.leftOne', 'tender.left'] as const)
      : (['tender.joinedOne', 'tender.joined'] as const);
  return <output className={styles.moved} data-register-moved data-one={t(one)} data-count={t(many)} />;
}
