import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { fill, formatNumber } from '../../language/format';
import { nameSearch } from '../../text/name-search';
import { TABLE_ROLES as ROLES } from '../../ui/table-roles';
import { useAfterPause } from '../../ui/use-after-pause';
import { AmountTicks } from './AmountBar';
import { axisOf } from './amount-axis';
import { DrugRow } from './DrugRow';
import type { FinderProps } from './finder-props';
import { PunishmentKey } from './PunishmentKey';
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
export function QuantityTable({ isReady, onPick, children, ...props }: Props) {
  const { lang, drugs, caption, heading, punishments, penalties, units, words } = props;
  const axis = useMemo(() => axisOf(drugs), [drugs]);
  const details = useRef<HTMLDetailsElement>(null);
  const [find, setFind] = useState('');
  const search = useMemo(() => nameSearch(drugs, ({ names, formal, calls }) => ({ names, formal, calls })), [drugs]);
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
        {find.trim() === '' && (
          <PunishmentKey lang={lang} punishments={punishments} penalties={penalties} words={words} />
        )}
        <table className={styles.table} {...ROLES.table} hidden={found.length === 0}>
          <caption id={`${ID}-caption`}>{caption}</caption>
          <thead {...ROLES.group}>
            <tr {...ROLES.row}>
              <th scope="col" {...ROLES.column} className={styles.drug}>
                {heading}
              </th>
              <th scope="col" {...ROLES.column} className={styles.small}>
                {words.band.small}
              </th>
              <th scope="col" {...ROLES.column} className={styles.bar}>
                <span className="visually-hidden">{words.scale}</span>
                <AmountTicks axis={axis} units={units} lang={lang} />
              </th>
              <th scope="col" {...ROLES.column} className={styles.commercial}>
                {words.band.commercial}
              </th>
            </tr>
          </thead>
          <tbody {...ROLES.group}>
            {found.map((drug) => (
              <DrugRow
                key={drug.id}
                drug={drug}
                axis={axis}
                shown={{ lang, units, words, penalties, punishments }}
                onPick={isReady ? onPick : undefined}
              />
            ))}
          </tbody>
        </table>
        {children}
      </figure>
    </details>
  );
}
