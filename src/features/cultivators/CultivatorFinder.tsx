import { useLayoutEffect } from 'react';
import { addressQuery, pushQuery, replaceQuery, useAddressQuery } from '../../ui/address-query';
import { SelectField } from '../../ui/fields/SelectField';
import { TextField } from '../../ui/fields/TextField';
import { ToolForm } from '../../ui/fields/ToolForm';
import { hrefOf } from '../../ui/private-query';
import { choose } from '../../ui/unit-choice';
import { useAddressForm } from '../../ui/use-address-form';
import type { AnswerProps } from './answer-props';
import {
  type AnswerPosition,
  answerQuery,
  CHOICE_FIELDS,
  MAX_NAME_LENGTH,
  POSITION_NAMES,
  type Problem,
  problemsIn,
  readChoice,
  readPosition,
  withNewName,
  writtenChoice,
} from './choice';
import styles from './CultivatorFinder.module.css';
import type { FinderProps } from './finder-props';
import { ListAnswer } from './ListAnswer';
import { NameAnswer } from './NameAnswer';
import { OfficeAnswer } from './OfficeAnswer';

/** Choose an office, write a name: the lists are searched on this device. Nothing is loaded before the button. */
export function CultivatorFinder(props: FinderProps) {
  const { words, options, units } = props;
  const known = { years: options.year.map(({ value }) => value), units };
  const query = useAddressQuery();
  const form = useAddressForm({
    id: 'cultivators',
    fields: CHOICE_FIELDS,
    answerNames: POSITION_NAMES,
    read: (given) => readChoice(given, known),
    problemsIn,
    errorOf: (field, problem: Problem) =>
      problem === 'missing' ? words.missing[field === 'unit' ? 'unit' : 'office'] : words[problem],
    choose,
    write: (choice) => writtenChoice(choice, known),
  });
  useLayoutEffect(() => {
    const current = addressQuery();
    if (withNewName(current) !== current) replaceQuery(withNewName(current));
  }, []);

  const { asked, choice } = form;
  const offices = units.find(({ id }) => id === choice.unit)?.offices;
  const offered = { ...options, office: (offices ?? []).map(({ id, place }) => ({ value: id, label: place })) };
  const hasYears = options.year.length > 1;
  const labelOf = (field: keyof typeof offered) => offered[field].find(({ value }) => value === choice[field])?.label;
  const select = (field: keyof typeof offered, placeholder?: string) => (
    <SelectField
      {...form.fieldOf(field)}
      label={words.labels[field]}
      options={offered[field]}
      {...(placeholder !== undefined && { placeholder })}
    />
  );

  const answer: AnswerProps | undefined = asked && {
    ...props,
    asked,
    position: readPosition(query ?? ''),
    ask: form.ask,
    go: (position) => pushQuery(answerQuery(asked, position, known)),
    type: (position) => replaceQuery(answerQuery(asked, position, known)),
    hrefTo: (to, position: AnswerPosition = { page: 1 }) => hrefOf(answerQuery(to, position, known)),
    headingRef: form.answer,
  };

  return (
    <>
      <ToolForm
        {...form.frame}
        className={styles.form}
        label={words.form}
        button={words.get}
        change={words.change}
        asked={[
          choice.name,
          hasYears ? labelOf('year') : '',
          labelOf('unit'),
          labelOf('office'),
          labelOf('category'),
          labelOf('policy'),
        ]}
      >
        {hasYears && <div className={styles.whole}>{select('year')}</div>}
        {select('unit', words.choose)}
        {select('office', offices ? words.choose : words.unitFirst)}
        <div className={styles.whole}>
          <TextField
            {...form.fieldOf('name')}
            label={words.labels.name}
            hint={words.nameHint}
            maxLength={MAX_NAME_LENGTH}
          />
        </div>
        {select('category', words.all)}
        {select('policy', words.all)}
      </ToolForm>
      {answer && <Answer {...answer} />}
    </>
  );
}

/** A name is looked for in every list that was chosen; without one, a list or the lists of the office are shown. */
function Answer(props: AnswerProps) {
  const { name, category, policy } = props.asked;
  if (name) return <NameAnswer {...props} />;
  return category && policy ? <ListAnswer {...props} /> : <OfficeAnswer {...props} />;
}
