import type { ReactNode } from 'react';
import { pathFor } from '../../addresses/routes';
import type { Lang } from '../../language/lang';

/** The way to a tool that has a page of its own. */
export function ToolDoor({ lang, to, children }: { lang: Lang; to: string; children: ReactNode }) {
  return (
    <p>
      <a className="quiet-button" href={pathFor(to, lang)}>
        {children}
      </a>
    </p>
  );
}
