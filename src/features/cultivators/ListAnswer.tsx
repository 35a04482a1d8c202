import {
  listFileName,
  type ListKey,
  listName,
  listPagePath,
  listPath,
  WORD_COLUMNS,
} from '../../addresses/cultivator-lists';
import { openList, textAt } from '../../domain/packed-list';
import { fill, formatNumber } from '../../language/format';
import { ToolAnswer } from '../../ui/fields/ToolAnswer';
import { useData } from '../../ui/use-data';
import { type AnswerProps, officeOf } from './answer-props';
import { AskLink } from './AskLink';
import styles from './answers.module.css';
import { CultivatorTable } from './CultivatorTable';
import { FindForm } from './FindForm';
import { PageLinks } from './PageLinks';
import { PAGE_SIZE, pageOf } from './pages';
import { SpecimenMark } from './SpecimenMark';

/** One list: how many names, a field to find one, the table page by page. */
export function ListAnswer(props: AnswerProps) {
  const { lang, words, options, years, asked, headingRef } = props;
  const key: ListKey = asked;
  const year = years[asked.year];
  const facts = year?.lists[listName(key)];
  const { data, retry } = useData(facts ? [listPath(key, lang, 'json')] : [], openList);
  const list = typeof data === 'object' ? data[0] : undefined;
  const all = [...Array(list?.length ?? 0).keys()];
  const shown = pageOf(all, props.position.page, PAGE_SIZE);
  const labelOf = (field: 'category' | 'policy') =>
    options[field].find(({ value }) => value === asked[field])?.label ?? '';

  const status = () => {
    if (!facts) return words.empty;
    if (data === 'loading') return words.loading;
    if (data === 'failed') return words.failed;
    return countOf(all.length, props);
  };

  return (
    <ToolAnswer
      id="cultivators-result"
      headingRef={headingRef}
      className={styles.list}
      heading={
        <>
          {fill(words.resultTitle, { category: labelOf('category'), office: officeOf(props)?.name ?? '' })}{' '}
          <SpecimenMark {...props} />
        </>
      }
    >
      <p className={styles.about}>
        {fill(words.resultAbout, { policy: labelOf('policy'), year: asked.year, date: year?.asOn ?? '' })}
      </p>
      <output className={styles.status}>{status()}</output>
      {list && <FindForm {...props} />}
      <p className={styles.actions} data-print="hide">
        {data === 'failed' && (
          <button type="button" className="quiet-button" onClick={retry}>
            {words.retry}
          </button>
        )}
        {facts && (
          <>
            <a href={listPagePath(key, lang)}>{words.print}</a>
            <a href={listPath(key, lang, 'csv')} download={listFileName(key)}>
              {words.download} ({facts.size})
            </a>
          </>
        )}
        <AskLink {...props} to={{ ...asked, category: '', policy: '' }}>
          {words.allOfOffice}
        </AskLink>
      </p>
      {list && (
        <CultivatorTable
          headings={props.headings}
          columns={['serial', ...WORD_COLUMNS, ...(list.area ? (['area'] as const) : [])]}
          rows={shown.rows}
          cell={(row, column) =>
            column === 'serial' || column === 'area'
              ? list[column]?.[row]
              : column !== 'list' && textAt(list, column, row)
          }
          labelledBy="cultivators-result"
        />
      )}
      <PageLinks {...props} shown={shown} />
    </ToolAnswer>
  );
}

/** How many names, in words. */
export function countOf(count: number, { lang, words }: Pick<AnswerProps, 'lang' | 'words'>): string {
  return count === 1 ? words.countOne : fill(words.count, { count: formatNumber(count, lang) });
}
