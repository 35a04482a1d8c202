import { useEffect, useState } from 'react';
import { call } from '../api.ts';
import css from './Files.module.css';

/** A small picture of the draft, beside its name. */
export function DraftPicture({ path }: { path: string }) {
  return path.endsWith('.svg') ? (
    <Drawing key={path} path={path} />
  ) : (
    <img className={css.small} src={`/draft/${path}`} alt="" loading="lazy" />
  );
}

/** A drawing could hold a script, so the desk does not serve it as a file; as a picture from memory it is harmless. */
function Drawing({ path }: { path: string }) {
  const [source, setSource] = useState<string>();
  useEffect(() => {
    const stop = new AbortController();
    let made = '';
    call('file/read', { path }, stop.signal).then(
      ({ text }) => {
        made = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
        setSource(made);
      },
      // Then there is none to be seen.
      () => {},
    );
    return () => {
      stop.abort();
      URL.revokeObjectURL(made);
    };
  }, [path]);
  return source ? <img className={css.small} src={source} alt="" /> : <span className={css.small} />;
}
