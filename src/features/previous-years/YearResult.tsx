import type { Ref } from 'react';
import { Badge } from '../../ui/Badge';
import { fill } from '../../language/format';
import { queryOf } from '../../ui/address-choice';
import type { Choice } from './choice';
import { findYear, neighboursOf, unitYear } from './compare-years';
import { FigureTable } from './FigureTable';
import { FIGURES } from '../../schemas/office-year';
import type { FinderProps } from './finder-props';
import { RowNotes } from './RowNotes';
import { ToolAnswer } from '../../ui/fields/ToolAnswer';
import styles from './YearResult.module.css';

interface Props extends FinderProps {
  choice: Choice;
  headingRef: Ref<HTMLHeadingElement>;
}

/** The figures of one office and year, beside its unit and beside the years around it. */
export function YearResult({ lang, units, rows, figures, words, choice, headingRef }: Props) {
  const unit = units.find(({ id }) => id === choice.unit);
  const office = unit?.offices.find(({ id }) => id === choice.office);
  if (!unit || !office) return null;
  const chosen = findYear(rows, office.id, choice.year);
  const known = chosen ? FIGURES.filter((figure) => chosen.figures[figure] !== null).length : 0;
  const ofUnit = unitYear(
    rows,
    unit.offices.map(({ id }) => id),
    choice.year,
  );
  const [before, after] = neighboursOf(choice.year);
  const years = [before, choice.year, after].map((year) => ({ year, row: findYear(rows, office.id, year) }));
  const hasSpecimens = ofUnit.isSpecimen || years.some(({ row }) => row?.isSpecimen);
  const table = { lang, figures, words };

  return (
    <ToolAnswer
      id="previous-years-result"
      heading={
        <>
          {fill(words.heading, { office: office.name, year: choice.year })}{' '}
          {chosen?.isSpecimen && <Badge>{words.specimen}</Badge>}
        </>
      }
      headingRef={headingRef}
    >
      <output className={styles.status}>
        {chosen
          ? fill(words.found, { known, all: FIGURES.length })
          : fill(words.nothing, { office: office.name, year: choice.year })}
      </output>
      {hasSpecimens && <p className={styles.specimens}>{words.specimens}</p>}
      {chosen ? (
        <div className={styles.tables}>
          <FigureTable
            {...table}
            caption={words.besideUnit}
            columns={[
              {
                key: 'office',
                heading: office.label,
                isSpecimen: chosen.isSpecimen,
                isChosen: true,
                cellOf: (figure) => ({ value: chosen.figures[figure] }),
              },
              {
                key: 'unit',
                heading: unit.name,
                isSpecimen: ofUnit.isSpecimen,
                cellOf: (figure) => {
                  const { value, kind, offices } = ofUnit.figures[figure];
                  return { value, remark: fill(words[kind], { offices, all: unit.offices.length }) };
                },
              },
            ]}
          />
          <FigureTable
            {...table}
            caption={words.besideYears}
            columns={years.map(({ year, row }) => ({
              key: year,
              heading: year,
              isYear: true,
              isSpecimen: row?.isSpecimen ?? false,
              isChosen: year === choice.year,
              cellOf: (figure) => ({ value: row?.figures[figure] ?? null }),
            }))}
          />
        </div>
      ) : (
        <YearLinks
          label={words.yearsWithFigures}
          choice={choice}
          years={rows.filter((row) => row.office === office.id).map(({ cropYear }) => cropYear)}
        />
      )}
      <RowNotes rows={years.flatMap(({ row }) => row ?? [])} words={words} />
      <p data-print="hide">
        <a className={styles.download} href={unit.csv.href} download>
          {unit.name}: {unit.csv.label}
        </a>
      </p>
    </ToolAnswer>
  );
}

/** The way back from a year without figures. */
function YearLinks({ label, choice, years }: { label: string; choice: Choice; years: string[] }) {
  if (years.length === 0) return null;
  return (
    <>
      <p>{label}</p>
      <ul className={styles.years}>
        {years.map((year) => (
          <li key={year}>
            <a href={queryOf({ ...choice, year })}>{year}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
