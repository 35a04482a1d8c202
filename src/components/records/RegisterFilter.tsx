import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import styles from './RegisterFilter.module.css';

interface RegisterFilterProps {
  id: string;
  /** What can be chosen in each list; a list with one choice is left out. */
  lists: Record<'year' | 'unit' | 'post' | 'kind' | 'area' | 'validity' | 'sort', string[]>;
  yearLabel: string;
  postName: (post: string) => string;
  lang: Lang;
}

const ORDERS = { oldest: 'register.oldest', title: 'register.byTitle' } as const;
/** What the form can order a list by, besides the newest first. */
export const ORDER_NAMES = Object.keys(ORDERS);

/** The form above a register. Nothing happens on choosing; the button acts. */
export function RegisterFilter({ id, lists, yearLabel, postName, lang }: RegisterFilterProps) {
  const t = translator(lang);
  const select = (
    name: keyof typeof lists,
    label: string,
    wordsOf: (value: string) => string,
    first = t('register.all'),
  ) => ({
    name,
    label,
    options: [{ value: '', label: first }, ...lists[name].map((value) => ({ value, label: wordsOf(value) }))],
  });
  const selects = [
    select('year', yearLabel, (year) => year),
    select('unit', t('register.unit'), (unit) => t(`office.${unit}`)),
    select('post', t('register.post'), postName),
    select('kind', t('register.kind'), (kind) => t(`kind.${kind}`)),
    select('area', t('register.area'), (area) => t(`area.${area}`)),
    select('validity', t('register.validity'), (standing) => t(`standing.${standing}`)),
    select('sort', t('register.order'), (order) => t(ORDERS[order as keyof typeof ORDERS]), t('register.newest')),
  ].filter(({ options }) => options.length > 2);
  return (
    <form className={styles.filter} method="get" aria-label={t('register.filter')} data-register-form>
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
  );
}
