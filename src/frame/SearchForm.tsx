import type { Lang } from '../language/lang';
import { translator } from '../words/strings';
import { pathFor } from '../addresses/routes';
import styles from './SearchForm.module.css';

interface SearchFormProps {
  lang: Lang;
  id: string;
  /** Whether `features/search/suggestions.ts` lists suggestions under the box. */
  hasSuggestions?: boolean;
  placeholder?: string;
}

/** A plain GET form to the search page, so that it works without scripts. */
export function SearchForm({ lang, id, hasSuggestions = false, placeholder }: SearchFormProps) {
  const t = translator(lang);
  const words = {
    'data-label': t('search.suggestions'),
    'data-none': t('search.suggestionNone'),
    'data-one': t('search.suggestionOne'),
    'data-count': t('search.suggestionCount'),
    'data-all': t('search.allResults'),
  };
  return (
    <search>
      <form id={`${id}-form`} action={pathFor('others/search', lang)} method="get" className={styles.form}>
        <label htmlFor={id} className="visually-hidden">
          {t('search.label')}
        </label>
        <input
          id={id}
          // A box of type "search" may not become a combobox.
          type={hasSuggestions ? 'text' : 'search'}
          enterKeyHint="search"
          name="q"
          maxLength={200}
          placeholder={placeholder ?? t('search.placeholder')}
          autoComplete="off"
          {...(hasSuggestions && { 'data-suggest': '', ...words })}
        />
        <button type="submit">{t('search.button')}</button>
      </form>
    </search>
  );
}
