import type { Lang } from '../../i18n/lang';
import { translator } from '../../i18n/strings';
import styles from './RegisterFilter.module.css';

interface RegisterFilterProps {
  id: string;
  /** What can be chosen in each list; a list with one choice is left out. */
  lists: { year: string[]; post: string[]; kind: string[]; area: string[]; validity: string[] };
  postName: (post: string) => string;
  lang: Lang;
}

/** The form above a register. Nothing happens on choosing; the button acts. */
export function RegisterFilter({ id, lists, postName, lang }: RegisterFilterProps) {
  const t = translator(lang);
  const select = (name: keyof typeof lists, wordsOf: (value: string) => string) => ({
    name,
    label: t(`register.${name}`),
    options: [
      { value: '', label: t('register.all') },
      ...lists[name].map((value) => ({ value, label: wordsOf(value) })),
    ],
  });
  const selects = [
    select('year', (year) => year),
    select('post', postName),
    select('kind', (kind) => t(`kind.${kind}`)),
    select('area', (area) => t(`area.${area}`)),
    select('validity', (standing) => t(`standing.${standing}`)),
    {
      name: 'sort',
      label: t('register.order'),
      options: [
        { value: '', label: t('register.newest') },
        { value: 'oldest', label: t('register.oldest') },
        { value: 'title', label: t('register.byTitle') },
      ],
    },
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
