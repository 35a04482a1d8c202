import type { IndexedSubstance } from '../substance-index';
import { Standing } from '../Standing';
import { type Cell, compareRows } from './compare';
import type { CompareProps } from './compare-props';
import styles from './Compare.module.css';

interface Props extends CompareProps {
  chosen: IndexedSubstance[];
  isOnly: boolean;
  onOnly: (only: boolean) => void;
}

/** One row for each thing that is compared, with every substance in it by name: stacked on a phone, side by side where there is room. */
export function Comparison(props: Props) {
  const { lang, words, chosen, isOnly, onOnly } = props;
  const rows = compareRows(chosen, props);
  const shown = isOnly ? rows.filter(({ differs }) => differs) : rows;
  return (
    <section className={styles.comparison} aria-labelledby="compare-result" data-columns={chosen.length}>
      <h2 id="compare-result">{chosen.map(({ name }) => name[lang]).join(' · ')}</h2>
      <label className={styles.only} data-print="hide">
        <input type="checkbox" checked={isOnly} onChange={(event) => onOnly(event.currentTarget.checked)} />{' '}
        {words.only}
      </label>
      {shown.length === 0 && <p>{words.same}</p>}
      {shown.length > 0 && (
        <div className={styles.names} aria-hidden="true">
          <span />
          {chosen.map(({ id, name }) => (
            <strong key={id}>{name[lang]}</strong>
          ))}
        </div>
      )}
      {shown.map(({ id, heading, cells, differs }) => (
        <div key={id} className={styles.row} data-row={id} data-differs={differs || undefined}>
          <h3>
            {heading} {differs && <span className={styles.mark}>{words.differs}</span>}
          </h3>
          <dl>
            {chosen.map((substance, index) => (
              <div key={substance.id}>
                <dt>{substance.name[lang]}</dt>
                <dd>
                  <CellText cell={cells[index]} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      <p data-print="hide">
        <button type="button" className="quiet-button" onClick={() => print()}>
          {words.print}
        </button>
      </p>
    </section>
  );
}

function CellText({ cell }: { cell: Cell | undefined }) {
  if (!cell) return null;
  const { text, standing, documents = [], note } = cell;
  return (
    <>
      {standing ? <Standing standing={standing}>{text}</Standing> : text}
      {documents.length > 0 && (
        <ul>
          {documents.map(({ title, href, terms }) => (
            <li key={href}>
              <a href={href}>{title}</a>
              <small>{terms.join(' · ')}</small>
            </li>
          ))}
        </ul>
      )}
      {note && <small>{note}</small>}
    </>
  );
}
