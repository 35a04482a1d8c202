import { useState } from 'react';
import { LOCALES } from '../../../src/language/lang.ts';
import type { DateForm, Model } from '../../model/form-api.ts';
import { FORM } from '../../words/form.ts';
import { Field } from '../ui/Field.tsx';
import { useWords } from '../words.tsx';
import { Fieldset } from './Fieldset.tsx';
import css from './form.module.css';
import type { InputProps } from './ModelInput.tsx';
import { useField } from './use-field.ts';

const TYPES: Record<DateForm, string> = { day: 'date', moment: 'datetime-local', month: 'month', year: 'number' };
/** Where the day is not known, or the time is. */
const LENGTH: Record<DateForm, number> = { year: 4, month: 7, day: 10, moment: 16 };

/** A calendar; where the schema allows it, with a choice how exactly the date is known. Moments are Indian time, as they stand in the files. */
export function DateInput({ model, value, onChange, ...rest }: InputProps<Extract<Model, { kind: 'date' }>>) {
  const { t } = useWords();
  const text = typeof value === 'string' ? value : '';
  const fromValue = model.forms.find((form) => LENGTH[form] === text.length);
  const [chosen, setChosen] = useState<DateForm>();
  const form = chosen ?? fromValue ?? model.forms[0] ?? 'day';
  const field = useField(rest);
  const change = (next: DateForm) => {
    setChosen(next);
    if (text) onChange(text.length >= LENGTH[next] ? text.slice(0, LENGTH[next]) : undefined);
  };
  return (
    <div className={css.row}>
      <Field {...field} hint={form === 'moment' && !field.hint ? t(FORM.moment) : field.hint}>
        {(control) => (
          <input
            {...control}
            className={css.short}
            type={TYPES[form]}
            value={text}
            {...(form === 'year' && { min: 1800, max: 2100 })}
            onChange={({ target }) => onChange(target.value || undefined)}
          />
        )}
      </Field>
      {model.forms.length > 1 && (
        <Field label={<span className={css.light}>{t(FORM.precision)}</span>}>
          {(control) => (
            <select
              {...control}
              value={form}
              onChange={({ target }) => change(model.forms.find((each) => each === target.value) ?? 'day')}
            >
              {model.forms.map((each) => (
                <option key={each} value={each}>
                  {t(FORM[each])}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
    </div>
  );
}

const two = (number: number) => String(number).padStart(2, '0');

/** A day of every year: month and day. */
export function MonthDayInput({ label, hint, path, isRequired, value, onChange }: InputProps) {
  const { t, lang } = useWords();
  const [month = '', day = ''] = typeof value === 'string' ? value.split('-') : [];
  const nameOf = (index: number) => new Date(2024, index, 1).toLocaleString(LOCALES[lang], { month: 'long' });
  const set = (nextMonth: string, nextDay: string) =>
    onChange(nextMonth || nextDay ? `${nextMonth}-${nextDay}` : undefined);
  return (
    <Fieldset label={label} hint={hint} path={path} isRequired={isRequired}>
      <div className={css.row}>
        <Field label={t(FORM.monthOfYear)}>
          {(control) => (
            <select {...control} value={month} onChange={({ target }) => set(target.value, day || '01')}>
              <option value="">{t(FORM.none)}</option>
              {Array.from({ length: 12 }, (_, index) => (
                <option key={index} value={two(index + 1)}>
                  {nameOf(index)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={t(FORM.dayOfMonth)}>
          {(control) => (
            <select {...control} value={day} onChange={({ target }) => set(month || '01', target.value)}>
              <option value="">{t(FORM.none)}</option>
              {Array.from({ length: 31 }, (_, index) => (
                <option key={index} value={two(index + 1)}>
                  {index + 1}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
    </Fieldset>
  );
}
