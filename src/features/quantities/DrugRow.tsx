import dataTable from '../../components/tables/DataTable.module.css';
import { formatGrams } from '../../domain/format-weight';
import { doubtId } from '../../domain/page-notes';
import { isOnePunishment } from '../../domain/punishments';
import { fill } from '../../language/format';
import { DoubtMark } from '../../ui/DoubtMark';
import { TABLE_ROLES as ROLES } from '../../ui/table-roles';
import { AmountBar } from './AmountBar';
import type { AmountAxis } from './amount-axis';
import type { FinderDrug, FinderProps } from './finder-props';
import { NotificationLink } from './NotificationLink';
import styles from './QuantityTable.module.css';

interface DrugRowProps {
  drug: FinderDrug;
  axis: AmountAxis;
  shown: Pick<FinderProps, 'lang' | 'units' | 'words' | 'penalties' | 'punishments'>;
  /** Takes the drug into the check; undefined where no script runs. */
  onPick: ((drug: string) => void) | undefined;
}

/** A drug with its law, its amounts in words and its bar between them. */
export function DrugRow({ drug, axis, shown, onPick }: DrugRowProps) {
  const { lang, units, words, penalties, punishments } = shown;
  const ofSection = punishments[drug.section];
  const isEven = ofSection !== undefined && isOnePunishment(ofSection);
  // The figure stays with its unit.
  const amount = (grams: number) => formatGrams(grams, units, lang).replace(' ', '\u00A0');
  return (
    <tr {...ROLES.row}>
      <th scope="row" {...ROLES.name} className={styles.drug}>
        <DrugName drug={drug} words={words} />
        <span className={styles.law}>
          <a href={`${penalties}#section-${drug.section}`}>{fill(words.section, { section: drug.section })}</a>
          <NotificationLink {...drug.notification} />
          {onPick && (
            <button type="button" onClick={() => onPick(drug.id)}>
              {words.pick}
              <span className="visually-hidden"> ({drug.name})</span>
            </button>
          )}
        </span>
      </th>
      <td {...ROLES.cell} className={styles.small}>
        {drug.small === null ? words.range.unknown : fill(words.range.small, { small: amount(drug.small) })}
      </td>
      <td {...ROLES.cell} className={styles.bar}>
        <AmountBar drug={drug} axis={axis} isEven={isEven} />
      </td>
      <td {...ROLES.cell} className={styles.commercial}>
        {fill(words.range.commercial, { commercial: amount(drug.commercial) })}
      </td>
    </tr>
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
      {drug.otherNames && <span className={styles.others}> {drug.otherNames}</span>}
    </>
  );
}
