import type { Lang } from '../../i18n/lang';
import { translator } from '../../i18n/strings';
import { pathFor } from '../../routes';
import styles from './SearchForm.module.css';

/** A plain GET form to the search page, so that it works without scripts. */
export function SearchForm({ lang, id }: { lang: Lang; id: string }) {
  const t = translator(lang);
  return (
    <search>
      <form action={pathFor('others/search', lang)} method="get" className={styles.form}>
        <label htmlFor={id} className="visually-hidden">
          {t('search.label')}
        </label>
        <input
          id={id}
          type="search"
          name="q"
          maxLength={200}
          placeholder={t('search.placeholder')}
          autoComplete="off"
        />
        <button type="submit">{t('search.button')}</button>
      </form>
    </search>
  );
}
