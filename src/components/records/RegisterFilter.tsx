import type { Lang } from '../../language/lang';
import type { Standing } from '../../domain/register-records';
import { keysOf } from '../../lib/keys';
import type { OfficeUnit } from '../../schemas/office';
import type { Provider } from '../../schemas/provider';
import type { RegisterRecord } from '../../schemas/record';
import type { Drug, State } from '../../schemas/release';
import { translator } from '../../words/strings';
import styles from './RegisterFilter.module.css';

interface RegisterFilterProps {
  id: string;
  /** What can be chosen in each list; a list with one choice is left out. */
  lists: {
    year: string[];
    unit: OfficeUnit[];
    post: string[];
    kind: RegisterRecord['kind'][];
    drug: Drug[];
    state: State[];
    area: Provider[];
    validity: Standing[];
    sort: (keyof typeof ORDERS)[];
  };
  yearLabel: string;
  postName: (post: string) => string;
  lang: Lang;
}

const ORDERS = { oldest: 'register.oldest', title: 'register.byTitle' } as const;
/** What the form can order a list by, besides the newest first. */
export const ORDER_NAMES = keysOf(ORDERS);

/** The form above a list, closed on a phone. Nothing happens on choosing; the button acts. */
export function RegisterFilter({ id, lists, yearLabel, postName, lang }: RegisterFilterProps) {
  const t = translator(lang);
  const select = <Value extends string>(
    name: string,
    values: Value[],
    label: string,
    wordsOf: (value: Value) => string,
    first = t('register.all'),
  ) => ({
    name,
    label,
    options: [{ value: '', label: first }, ...values.map((value) => ({ value, label: wordsOf(value) }))],
  });
  const { year, unit, post, kind, drug, state, area, validity, sort } = lists;
  const selects = [
    select('year', year, yearLabel, (each) => each),
    select('unit', unit, t('register.unit'), (each) => t(`office.${each}`)),
    select('post', post, t('register.post'), postName),
    select('kind', kind, t('register.kind'), (each) => t(`kind.${each}`)),
    select('drug', drug, t('register.drug'), (each) => t(`drug.${each}`)),
    select('state', state, t('register.state'), (each) => t(`state.${each}`)),
    select('area', area, t('register.area'), (each) => t(`area.${each}`)),
    select('validity', validity, t('register.validity'), (each) => t(`standing.${each}`)),
    select('sort', sort, t('register.order'), (each) => t(ORDERS[each]), t('register.newest')),
  ].filter(({ options }) => options.length > 2);
  return (
    <details className={styles.filter} data-register-filter data-text="off" data-print="hide">
      <summary>{t('register.open')}</summary>
      <form method="get" aria-label={t('register.filter')} data-register-form>
        <div className={styles.words}>
          <label htmlFor={`${id}-words`}>{t('register.words')}</label>
          <input id={`${id}-words`} name="words" type="search" autoComplete="off" maxLength={200} />
        </div>
        {selects.map(({ name, label, options }) => (
          <div key={name}>
            <label htmlFor={`${id}-${name}`}>{label}</label>
            <select id={`${id}-${name}`} name={name}>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          </div>
        ))}
        <button type="submit">{t('register.show')}</button>
      </form>
    </details>
  );
}
