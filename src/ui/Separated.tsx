import type { ReactElement } from 'react';

/** Things in one line with semicolons between them. */
export function Separated({ children }: { children: ReactElement[] }) {
  return children.map((child, index) => (
    <span key={child.key}>
      {index > 0 && '; '}
      {child}
    </span>
  ));
}
