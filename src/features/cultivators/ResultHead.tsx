import type { Ref } from 'react';
import { Badge } from '../../ui/Badge';
import { fill } from '../../language/format';
import styles from './CultivatorResult.module.css';
import type { FinderProps } from './finder-props';
import type { ListKey } from '../../addresses/cultivator-lists';

interface ResultHeadProps extends Pick<FinderProps, 'words' | 'options' | 'units' | 'years'> {
  listKey: ListKey;
  headingRef: Ref<HTMLHeadingElement>;
}

/** Says which list this is, also on paper, and whether it is a specimen. */
export function ResultHead({ words, options, units, years, listKey: key, headingRef }: ResultHeadProps) {
  const labelOf = (all: { value: string; label: string }[], value: string) =>
    all.find((option) => option.value === value)?.label ?? '';
  const office = units.flatMap(({ offices }) => offices).find(({ id }) => id === key.office);
  const year = years[key.year];
  return (
    <>
      <h2 id="cultivators-result" ref={headingRef} tabIndex={-1}>
        {fill(words.resultTitle, { category: labelOf(options.category, key.category), office: office?.name ?? '' })}{' '}
        {year?.isSpecimen && <Badge>{words.madeUp}</Badge>}
      </h2>
      <p className={styles.about}>
        {fill(words.resultAbout, {
          policy: labelOf(options.policy, key.policy),
          year: key.year,
          date: year?.asOn ?? '',
        })}
      </p>
    </>
  );
}
