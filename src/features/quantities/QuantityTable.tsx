import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { doubtId } from '../../domain/page-notes';
import { DoubtMark } from '../../ui/DoubtMark';
import { fill, formatNumber } from '../../language/format';
import { nameSearch } from '../../text/name-search';
import { useAfterPause } from '../../ui/use-after-pause';
import type { FinderDrug, FinderProps } from './finder-props';
import { formatGrams } from './format-weight';
import { NotificationLink } from './NotificationLink';
import dataTable from '../../components/tables/DataTable.module.css';
import styles from './QuantityTable.module.css';

const ID = 'quantities-table';

interface Props extends FinderProps {
  isReady: boolean;
  /** Takes a drug of the table into the check. */
  onPick: (drug: string) => void;
  /** Notes, sources and downloads. */
  children: ReactNode;
}

/** All amounts, behind a button that the browser itself opens and closes. */
export function QuantityTable({ lang, drugs, caption, headings, units, words, isReady, onPick, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const [find, setFind] = useState('');
  const search = useMemo(() => nameSearch(drugs, ({ names }) => ({ names })), [drugs]);
  const { hits, near } = search(find);
  const found = hits.length > 0 ? hits : near;
  const count = fill(words.found, { found: formatNumber(found.length, lang), count: formatNumber(drugs.length, lang) });
  const message = near.length > 0 ? words.near : found.length === 0 ? words.nothing : undefined;
  const status = useAfterPause(find.trim() === '' ? '' : (message ?? count));

  useLayoutEffect(() => {
    // An address that names the table opens it; older browsers do not do so by themselves.
    const follow = () => {
      if (details.current && location.hash === `#${ID}`) details.current.open = true;
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  const amount = (grams: number | null) =>
    grams === null ? <span className={styles.unknown}>{words.notAvailable}</span> : formatGrams(grams, units, lang);

  return (
    <details className={styles.view} ref={details}>
      <summary className="quiet-button">{words.view}</summary>
      <figure id={ID} aria-labelledby={`${ID}-caption`}>
        {isReady && (
          <div className={styles.find}>
            <label htmlFor="quantities-find">{words.findLabel}</label>
            <p id="quantities-find-hint">{words.findHint}</p>
            <input
              id="quantities-find"
              type="search"
              autoComplete="off"
              maxLength={100}
              aria-describedby="quantities-find-hint"
              aria-controls={ID}
              value={find}
              onChange={(event) => setFind(event.currentTarget.value)}
            />
            <output className="visually-hidden">{status}</output>
          </div>
        )}
        {message && <p className={styles.message}>{message}</p>}
        <table className={styles.table} hidden={found.length === 0}>
          <caption id={`${ID}-caption`}>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{headings.drug}</th>
              <th scope="col">{headings.small}</th>
              <th scope="col">{headings.commercial}</th>
            </tr>
          </thead>
          <tbody>
            {found.map((drug) => (
              <tr key={drug.id}>
                <th scope="row">
                  <DrugName drug={drug} words={words} />
                  <span className={styles.law}>
                    <span>{fill(words.section, { section: drug.section })}</span>
                    <NotificationLink {...drug.notification} lang={lang} />
                    {isReady && (
                      <button type="button" onClick={() => onPick(drug.id)}>
                        {words.pick}
                        <span className="visually-hidden"> ({drug.name})</span>
                      </button>
                    )}
                  </span>
                </th>
                <td>{amount(drug.small)}</td>
                <td>{amount(drug.commercial)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {children}
      </figure>
    </details>
  );
}

function DrugName({ drug, words }: { drug: FinderDrug; words: FinderProps['words'] }) {
  return (
    <>
      {drug.name}
      {drug.isDoubtful && <DoubtMark about={doubtId('drug', drug.id)} label={fill(words.doubt, { what: drug.name })} />}
      {drug.reference !== undefined && (
        <a className={dataTable.reference} href={`#quantities-note-${drug.reference}`}>
          <span className="visually-hidden">{words.note} </span>[{drug.reference}]
        </a>
      )}
      {drug.otherNames && <span className={styles.others}>{drug.otherNames}</span>}
    </>
  );
}
