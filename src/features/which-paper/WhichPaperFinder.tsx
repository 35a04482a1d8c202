import { SelectField } from '../../ui/fields/SelectField';
import { useAddressForm } from '../../ui/use-address-form';
import { answerTo, choiceQuery, type Field, FIELDS, missingIn, readChoice } from './choose-paper';
import type { FinderProps } from './finder-props';
import { PaperResult } from './PaperResult';
import styles from '../../ui/fields/Tool.module.css';

const idOf = (field: Field) => `which-paper-${field}`;

/** Choose a class of substance and what to do with it; the button names the paper. The choice stands in the address. */
export function WhichPaperFinder(props: FinderProps) {
  const { classes, doings, words } = props;
  const form = useAddressForm({
    fields: FIELDS,
    idOf,
    read: (query) => readChoice(query, { classes, doings }),
    problemsIn: missingIn,
    queryOf: choiceQuery,
  });
  const { isReady, asked, choice, problems, change } = form;
  const answer = answerTo(asked, { classes });

  const offered = { class: classes, doing: doings };
  const errorOf = (field: Field) => {
    const problem = problems[field];
    return problem && (problem === 'missing' ? words.missing[field] : words.unknown);
  };

  return (
    <>
      <form className={styles.form} aria-label={words.form} noValidate onSubmit={form.submit}>
        {FIELDS.map((field) => (
          <SelectField
            key={field}
            id={idOf(field)}
            name={field}
            label={words.label[field]}
            placeholder={words.select[field]}
            options={offered[field].map(({ id, label }) => ({ value: id, label }))}
            value={choice[field]}
            error={errorOf(field)}
            isDisabled={!isReady}
            onChange={(value) => change({ ...choice, [field]: value })}
          />
        ))}
        <button type="submit" disabled={!isReady}>
          {words.show}
        </button>
      </form>
      {answer && <PaperResult {...props} choice={asked} answer={answer} headingRef={form.answer} />}
    </>
  );
}
