import { type MouseEvent, type RefObject, useMemo } from 'react';
import { fill, formatNumber } from '../../language/format';
import type { Lang } from '../../language/lang';
import type { ListPosition } from './choice';
import styles from './CultivatorResult.module.css';
import { CultivatorTable } from './CultivatorTable';
import { FindForm } from './FindForm';
import { findRows, haystacksOf, needsOtherScript, pageOf } from './find-rows';
import type { FinderProps } from './finder-props';
import { listFileName, type ListKey, listName, listPath, parseList } from '../../addresses/cultivator-lists';
import { ResultHead } from './ResultHead';
import { useData } from '../../ui/use-data';
import { usePrinting } from '../../ui/use-printing';

/** Each language with its twin. Written out here: a module shared with the scripts of every page would be one more file on all of them. */
const TWINS: Record<Lang, Lang[]> = { en: ['en', 'hi'], hi: ['hi', 'en'] };

interface ResultProps extends FinderProps {
  /** The list that was asked for. */
  listKey: ListKey;
  position: ListPosition;
  addressOf: (position: ListPosition) => string;
  onGo: (position: ListPosition) => void;
  /** A name is being typed. */
  onType: (position: ListPosition) => void;
  onChooseAgain: () => void;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** The list that was asked for: how many names, a field to find one, the table page by page. */
export function CultivatorResult(props: ResultProps) {
  const { lang, words, listKey: key, headingRef } = props;
  const { words: searched, page } = props.position;
  const facts = props.years[key.year]?.lists[listName(key)];
  const { data: lists, retry } = useData(facts ? filesFor(key, searched, lang) : [], parseList);
  const isPrinting = usePrinting();

  const whole = typeof lists === 'object' ? lists[0] : undefined;
  const haystacks = useMemo(
    () => (typeof lists === 'object' && searched ? lists.map(haystacksOf) : []),
    [lists, searched],
  );
  const found = useMemo(
    () => (whole ? (searched ? findRows(searched, haystacks) : [...whole.serial.keys()]) : []),
    [whole, searched, haystacks],
  );
  const shown = pageOf(found, page);
  const isEmpty = !facts || whole?.serial.length === 0;

  const turn = (event: MouseEvent, to: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    props.onGo({ words: searched, page: to });
    headingRef.current?.focus();
  };

  const pageLink = (to: number, label: string) =>
    to >= 1 &&
    to <= shown.pages && (
      <a href={props.addressOf({ words: searched, page: to })} onClick={(event) => turn(event, to)}>
        {label}
      </a>
    );

  const status = () => {
    if (isEmpty) return words.empty;
    if (lists === 'loading') return words.loading;
    if (lists === 'failed') return words.failed;
    const all = whole?.serial.length ?? 0;
    const count = formatNumber(all, lang);
    if (searched)
      return found.length === 0 ? words.nothing : fill(words.found, { found: formatNumber(found.length, lang), count });
    return all === 1 ? words.countOne : fill(words.count, { count });
  };

  return (
    <div className={styles.result}>
      <ResultHead {...props} />
      <output className={styles.status}>{status()}</output>
      {isEmpty && (
        <p>
          <button type="button" className="quiet-button" onClick={props.onChooseAgain}>
            {words.another}
          </button>
        </p>
      )}
      {facts && !isEmpty && (
        <>
          {whole && <FindForm {...props} />}
          <p className={styles.actions} data-print="hide">
            {lists === 'failed' && (
              <button type="button" className="quiet-button" onClick={retry}>
                {words.retry}
              </button>
            )}
            {whole && (
              <button type="button" className="quiet-button" onClick={() => print()}>
                {words.print}
              </button>
            )}
            <a href={listPath(key, lang, 'csv')} download={listFileName(key)}>
              {words.download} ({words.csv}, {facts.size})
            </a>
          </p>
          {whole && found.length > 0 && (
            <CultivatorTable
              headings={props.headings}
              list={whole}
              rows={isPrinting ? found : shown.rows}
              labelledBy="cultivators-result"
            />
          )}
          {shown.pages > 1 && (
            <nav className={styles.pages} aria-label={words.pages}>
              {pageLink(shown.page - 1, words.previous)}
              <span>
                {fill(words.pageOf, {
                  page: formatNumber(shown.page, lang),
                  pages: formatNumber(shown.pages, lang),
                })}
              </span>
              {pageLink(shown.page + 1, words.next)}
            </nav>
          )}
        </>
      )}
    </div>
  );
}

/** The files a search needs: the list of this language, and its twin when the words are in the other script. */
function filesFor(key: ListKey, searched: string, lang: Lang): string[] {
  const langs = needsOtherScript(searched, lang) ? TWINS[lang] : [lang];
  return langs.map((each) => listPath(key, each, 'json'));
}
