import { useState } from 'react';
import { START } from '../../words/start.ts';
import { useAddress } from '../address.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import css from './start.module.css';

/** Search over all content; the list of what was found is a screen of its own. */
export function SearchBox({ query = '' }: { query?: string }) {
  const { t } = useWords();
  const { go, place } = useAddress();
  const [words, setWords] = useState(query);
  const find = (event: Pick<Event, 'preventDefault'>) => {
    event.preventDefault();
    go({ screen: 'browse', params: { query: words } }, { replace: place.screen === 'browse' && query !== '' });
  };
  return (
    <search>
      <form className={css.search} onSubmit={find}>
        <label>
          {t(START.search)}
          <input
            type="search"
            value={words}
            placeholder={t(START.searchHint)}
            onChange={({ target }) => setWords(target.value)}
          />
        </label>
        <Button type="submit" variant="primary">
          {t(START.find)}
        </Button>
      </form>
    </search>
  );
}
