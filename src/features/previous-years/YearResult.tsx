import type { Ref } from 'react';
import { fill } from '../../language/format';
import { queryOf } from '../../ui/address-choice';
import { ToolAnswer } from '../../ui/fields/ToolAnswer';
import type { Choice } from './choice';
import { officesIn, rowsOf, yearsOf } from './find-rows';
import type { FinderProps } from './finder-props';
import { PlaceFigures, RowDoubt } from './PlaceFigures';
import styles from './YearResult.module.css';

interface Props extends FinderProps {
  choice: Choice;
  headingRef: Ref<HTMLHeadingElement>;
}

/** What is published of one office and year, of the areas it belongs to, and where else there are figures. */
export function YearResult({ units, rows, words, ask, choice, headingRef }: Props) {
  const unit = units.find(({ id }) => id === choice.unit);
  const office = unit?.offices.find(({ id }) => id === choice.office);
  if (!unit || !office) return null;
  const { year } = choice;
  const shown = rowsOf(rows, office.id, year);
  const hasOwn = shown[0]?.scope === 'office';
  const status = hasOwn ? words.found : shown.length > 0 ? words.wider : words.nothing;
  const others = units.flatMap(({ id, offices }) =>
    offices
      .filter((each) => each.id !== office.id && officesIn(rows, year).includes(each.id))
      .map((each) => ({ label: each.label, choice: { unit: id, office: each.id, year } })),
  );
  return (
    <ToolAnswer
      id="previous-years-result"
      heading={fill(words.heading, { office: office.name, year })}
      headingRef={headingRef}
    >
      <output className={styles.status}>{fill(status, { year })}</output>
      {!hasOwn && (
        <p>
          <a href={ask.href}>{ask.label}</a>
        </p>
      )}
      {shown.map((row) => (
        <PlaceFigures key={row.id} row={row}>
          <h3 className={styles.place}>
            {row.name}
            <RowDoubt row={row} />
          </h3>
          {row.scope !== 'office' && <p className={styles.covers}>{row.covers}</p>}
        </PlaceFigures>
      ))}
      <Elsewhere
        label={fill(words.otherYears, { office: office.label })}
        links={yearsOf(rows, office.id)
          .filter((each) => each !== year)
          .map((each) => ({ label: each, choice: { ...choice, year: each } }))}
      />
      <Elsewhere label={fill(words.otherOffices, { year })} links={others} />
      <p data-print="hide">
        {unit.name}: {words.download}{' '}
        {unit.files.map(({ href, label }, index) => (
          <span key={href}>
            {index > 0 && ', '}
            <a href={href} download>
              {label}
            </a>
          </span>
        ))}
      </p>
    </ToolAnswer>
  );
}

/** Choices that have figures; each fills the form. */
function Elsewhere({ label, links }: { label: string; links: { label: string; choice: Choice }[] }) {
  if (links.length === 0) return null;
  return (
    <>
      <p>{label}</p>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.label}>
            <a href={queryOf(link.choice)}>{link.label}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
