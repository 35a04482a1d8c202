import type { ReactNode } from 'react';

/** A label with its value inside a `dl`; nothing where there is no value. */
export function DescriptionItem(props: { label: string; className?: string | undefined; children: ReactNode }) {
  if (!props.children) return null;
  return (
    <div className={props.className}>
      <dt>{props.label}</dt>
      <dd>{props.children}</dd>
    </div>
  );
}
