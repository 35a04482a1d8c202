import type { ReactNode } from 'react';
import css from './Notice.module.css';

/** A message in the work: what went well, what to look at, what is wrong. Spoken as soon as it appears. */
export function Notice({ kind = 'info', children }: { kind?: 'good' | 'info' | 'warn' | 'bad'; children: ReactNode }) {
  const className = `${css.notice} ${css[kind]}`;
  return kind === 'bad' ? (
    <div role="alert" className={className}>
      {children}
    </div>
  ) : (
    <output className={className}>{children}</output>
  );
}
