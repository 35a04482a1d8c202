import { listName } from '../../addresses/cultivator-lists';
import { fill, formatNumber } from '../../language/format';
import { ToolAnswer } from '../../ui/fields/ToolAnswer';
import { type AnswerProps, officeOf } from './answer-props';
import { AskLink } from './AskLink';
import styles from './answers.module.css';
import { listKeysOf } from './choice';
import { FindForm } from './FindForm';
import { countOf } from './ListAnswer';
import { OtherDoors } from './OtherDoors';
import { SpecimenMark } from './SpecimenMark';

/** The lists of an office with their lengths, each to be opened. None is loaded before. */
export function OfficeAnswer(props: AnswerProps) {
  const { lang, words, asked } = props;
  const year = props.years[asked.year];
  const lists = year?.lists ?? {};
  const keys = listKeysOf(asked, lists);
  const total = keys.reduce((sum, key) => sum + (lists[listName(key)]?.count ?? 0), 0);
  const office = officeOf(props)?.name ?? '';
  const labelOf = (field: 'category' | 'policy', value: string) =>
    props.options[field].find((option) => option.value === value)?.label ?? '';
  const heading =
    keys.length === 0
      ? fill(words.noneOfOffice, { office })
      : fill(words.officeTitle, { office, lists: formatNumber(keys.length, lang), count: formatNumber(total, lang) });
  return (
    <ToolAnswer
      id="cultivators-result"
      headingRef={props.headingRef}
      heading={
        <>
          {heading} <SpecimenMark {...props} />
        </>
      }
    >
      {keys.length > 0 && (
        <>
          <p className={styles.about}>{fill(words.searchedAbout, { year: asked.year, date: year?.asOn ?? '' })}</p>
          <FindForm {...props} />
          <ul className={styles.lists}>
            {keys.map((key) => (
              <li key={listName(key)}>
                <AskLink {...props} to={{ ...asked, category: key.category, policy: key.policy }}>
                  {labelOf('category', key.category)}, {labelOf('policy', key.policy)}
                </AskLink>{' '}
                <span>{countOf(lists[listName(key)]?.count ?? 0, props)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {keys.length === 0 && <OtherDoors {...props} />}
    </ToolAnswer>
  );
}
