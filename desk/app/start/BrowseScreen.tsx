import { useDeferredValue, useMemo, useState } from 'react';
import { formatDocumentDate } from '../../../src/language/format.ts';
import { foldWords, wordsOf } from '../../../src/text/fold-words.ts';
import type { Found, Item } from '../../model/hand-in-api.ts';
import { type Place, screenOf } from '../../model/screen-of.ts';
import { SHELL } from '../../words/shell.ts';
import { FOLDERS, START } from '../../words/start.ts';
import { Go } from '../address.tsx';
import type { ScreenProps } from '../screens.ts';
import buttons from '../ui/Button.module.css';
import { Field } from '../ui/Field.tsx';
import { Refusal } from '../ui/Refusal.tsx';
import { ScreenHead } from '../ui/ScreenHead.tsx';
import { useCall } from '../use-call.ts';
import { useWords } from '../words.tsx';
import { SearchBox } from './SearchBox.tsx';
import css from './start.module.css';

/** As many as the desk gives at once. */
const MOST_FOUND = 60;

/** Lists of everything: what a search found, what is in a folder, or which folders there are. */
export function BrowseScreen({ params }: ScreenProps) {
  const { folder = '', query = '', then = '' } = params;
  if (query) return <Search key={query} query={query} />;
  return folder ? <Folder folder={folder} then={then} /> : <Folders />;
}

function Folders() {
  const { t } = useWords();
  return (
    <>
      <h1>{t(START.browseTitle)}</h1>
      <SearchBox />
      <h2>{t(START.folders)}</h2>
      <ul className={css.folders}>
        {Object.entries(FOLDERS).map(([folder, label]) => (
          <li key={folder}>
            <Go to={{ screen: 'browse', params: { folder } }}>{t(label)}</Go>
          </li>
        ))}
      </ul>
    </>
  );
}

function Search({ query }: { query: string }) {
  const { t } = useWords();
  const { data, refused } = useCall('search', { query });
  return (
    <>
      <h1>{t(START.browseTitle)}</h1>
      <SearchBox query={query} />
      <Refusal of={refused} />
      <p className={css.muted}>
        <output>
          {!data && !refused && t(SHELL.loading)}
          {data && (data.length === 0 ? t(START.none) : t(START.found, { count: data.length }))}
          {data && data.length >= MOST_FOUND && ` ${t(START.foundMost, { count: MOST_FOUND })}`}
        </output>
      </p>
      <Items of={data ?? []} then="" />
    </>
  );
}

function Folder({ folder, then }: { folder: string; then: string }) {
  const { t } = useWords();
  const { data, refused, isAsking } = useCall('browse', { folder });
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed);
  const all = useMemo(
    () =>
      (data ?? []).map((item) => ({
        item,
        folded: foldWords(`${item.title.en} ${item.title.hi} ${item.detail ?? ''} ${item.path}`),
      })),
    [data],
  );
  const shown = useMemo(() => {
    const wanted = wordsOf(words);
    return all.flatMap(({ item, folded }) => (wanted.every((word) => folded.includes(word)) ? [item] : []));
  }, [all, words]);
  const register = /^registers\/(.+)$/.exec(folder)?.[1];
  const add: Place | undefined = register
    ? { screen: 'new', params: { register } }
    : folder.endsWith('.yaml')
      ? { screen: 'form', params: { file: folder, add: '' } }
      : undefined;
  return (
    <>
      <ScreenHead
        title={then ? t(START.chooseTender) : t(FOLDERS[folder] ?? { en: folder, hi: folder })}
        back={{ to: { screen: then ? 'start' : 'browse', params: {} }, label: t(then ? SHELL.start : SHELL.find) }}
      >
        {add && !then && (
          <Go className={buttons.button} to={add}>
            {t(START.addNew)}
          </Go>
        )}
      </ScreenHead>
      <Refusal of={refused} />
      <div className={css.filter}>
        <Field label={t(START.filter)}>
          {(control) => (
            <input {...control} type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
          )}
        </Field>
      </div>
      <p className={css.muted}>
        <output>
          {data ? t(START.shown, { shown: shown.length, all: data.length }) : isAsking && t(SHELL.loading)}
        </output>
      </p>
      <Items of={shown} then={then} isOneKind />
    </>
  );
}

/** What something is stands beside it, unless all are the same; then its date or short name does. */
function Items({ of, then, isOneKind = false }: { of: (Item | Found)[]; then: string; isOneKind?: boolean }) {
  const { t, lang } = useWords();
  return (
    <ul className={css.rows}>
      {of.map((item) => (
        <li key={`${item.path} ${item.at?.join('/') ?? ''}`}>
          <Go to={placeOf(item, then)}>{t(item.title)}</Go>
          <span className={css.muted}>
            {[
              !isOneKind && t(item.kind),
              item.date
                ? formatDocumentDate(item.date.slice(0, 10), lang)
                : isOneKind && (item.value ? t(item.value) : item.detail),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {'excerpt' in item && item.excerpt && item.excerpt !== t(item.title) && (
            <p className={css.excerpt}>{item.excerpt}</p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A search leads to the line, a list to the thing; `then` is a list in it to which something is added. */
function placeOf(item: Item | Found, then: string): Place {
  const place = screenOf(item.path, { at: item.at, line: item.line });
  return then ? { ...place, params: { ...place.params, at: then, add: '' } } : place;
}
