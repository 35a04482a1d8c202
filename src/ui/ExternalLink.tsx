import type { ReactNode } from 'react';

/** A link that leaves the site: opens a new tab and says so. */
export function ExternalLink(props: {
  href: string;
  newTabNote: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <a href={props.href} target="_blank" rel="noopener external" className={props.className}>
      {props.children}
      <span className="visually-hidden"> {props.newTabNote}</span>
    </a>
  );
}
