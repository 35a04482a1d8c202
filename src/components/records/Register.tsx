import { feedPath } from '../../addresses/registers';
import type { Catalogue } from '../../content/load';
import { pageOfTenders, type Relations } from '../../content/register-pages';
import { fill, formatNumber } from '../../language/format';
import type { Lang } from '../../language/lang';
import { entryOf } from '../../lib/entry-of';
import { translator } from '../../words/strings';
import { areasOf, inOrder, listDate, type Selection, standingOn, STANDINGS } from '../../domain/register-records';
import type { TenderState } from '../../domain/tenders';
import { pathFor } from '../../addresses/routes';
import { OFFICE_UNITS } from '../../schemas/office';
import { PROVIDERS } from '../../schemas/page';
import type { RegisterRecord } from '../../schemas/record';
import { NoEntries } from './NoEntries';
import { RecordItem } from './RecordItem';
import { ORDER_NAMES, RegisterFilter } from './RegisterFilter';
import styles from './Register.module.css';

/** Records shown at a time once the script runs. */
const PAGE_SIZE = 25;
/** A shorter list is read faster than a form is filled in. */
const FILTER_FROM = 6;

interface RegisterProps {
  selection: Selection;
  records: RegisterRecord[];
  /** Tenders that are still open, in the list of closed ones: the script shows them once they have closed. */
  waiting: RegisterRecord[];
  catalogue: Pick<Catalogue, 'facts' | 'sources' | 'documents' | 'offices' | 'posts' | 'registers'>;
  relationsOf: (record: RegisterRecord) => Relations;
  lang: Lang;
  today: string;
}

/**
 * A list of records, complete without scripts.
 * `behaviour/register.ts` adds filter, order and pages, with the choice in the address, and moves tenders that close.
 */
export function Register({ selection, records, waiting, catalogue, relationsOf, lang, today }: RegisterProps) {
  const t = translator(lang);
  const { id, section, state } = selection;
  const hasOther = state && catalogue.registers.get(id).length > 0;
  if (records.length === 0 && !hasOther) return <NoEntries lang={lang} headingLevel={3} />;
  const sorted = inOrder(records, selection, today);
  const all = [...sorted, ...waiting];
  const none = state && t(state === 'active' ? 'tender.noneActive' : 'tender.noneArchived');
  const count = formatNumber(records.length, lang);
  const item = (record: RegisterRecord) => (
    <RecordItem
      key={record.id}
      record={record}
      relations={relationsOf(record)}
      catalogue={catalogue}
      lang={lang}
      today={today}
      state={state}
      isWatched={state === 'active' || waiting.includes(record)}
    />
  );
  return (
    <div className={styles.register} data-register data-page-size={PAGE_SIZE} data-state={state}>
      {all.some(({ specimen }) => specimen) && <p className={styles.notice}>{t('register.specimens')}</p>}
      {all.length >= FILTER_FROM && (
        <RegisterFilter
          id={id}
          lists={{
            year: [...new Set(all.map((record) => listDate(record).slice(0, 4)).filter(Boolean))],
            unit: OFFICE_UNITS.filter((unit) => all.some((each) => 'unit' in each && each.unit === unit)),
            post: [...catalogue.posts.keys()].filter((post) =>
              all.some((each) => 'posts' in each && each.posts?.includes(post)),
            ),
            kind: [...new Set(all.map(({ kind }) => kind))],
            area: section ? [] : PROVIDERS.filter((area) => all.some((each) => areasOf(each).includes(area))),
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
      <output
        className={styles.count}
        data-print="lead"
        tabIndex={-1}
        data-register-status
        data-none={none}
        data-one={t('register.countOne')}
        data-count={t('register.count')}
        data-found={t('register.found')}
        data-nothing={t('register.nothing')}
      >
        {records.length === 0
          ? none
          : records.length === 1
            ? t('register.countOne')
            : fill(t('register.count'), { count })}
      </output>
      <p hidden className={styles.clear}>
        <a href="?" data-register-clear>
          {t('register.clear')}
        </a>
      </p>
      <ol className={styles.list} data-register-list data-events={id === 'events' || undefined}>
        {sorted.map(item)}
      </ol>
      {state === 'archived' && <template>{inOrder(waiting, selection, today).map(item)}</template>}
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
      {state && (
        <p className={styles.feed} data-print="hide">
          <a href={pathFor(pageOfTenders(state === 'active' ? 'archived' : 'active') ?? 'home/home', lang)}>
            {t(state === 'active' ? 'tender.toArchived' : 'tender.toActive')}
          </a>
        </p>
      )}
      <p className={styles.feed} data-print="hide" data-index="off">
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
