import type { ReactNode } from 'react';
import { MOVED_TOOLS } from '../../addresses/moved-tools';
import { pathFor } from '../../addresses/routes';
import type { Lang } from '../../language/lang';

/** The way to a tool that has a page of its own, where it once stood. Addresses shared then lead on to it: `behaviour/tool-door.ts`. */
export function ToolDoor({ lang, to, children }: { lang: Lang; to: string; children: ReactNode }) {
  const { fields = [], anchors = [] } = MOVED_TOOLS[to] ?? {};
  return (
    <p>
      {anchors.map((id) => (
        <span key={id} id={id} />
      ))}
      <a className="quiet-button" href={pathFor(to, lang)} data-tool-fields={fields.join(' ')}>
        {children}
      </a>
    </p>
  );
}
