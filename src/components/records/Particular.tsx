import type { ReactNode } from 'react';

/** A labelled value of a list of particulars; nothing where there is none. */
export function Particular({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
