import type { MouseEvent, ReactNode } from 'react';
import type { AnswerProps } from './answer-props';
import type { Choice } from './choice';

interface AskLinkProps extends Pick<AnswerProps, 'ask' | 'hrefTo'> {
  to: Choice;
  children: ReactNode;
}

/** Whether a click on a link is answered on this page, and not in a tab or window of its own. */
export function staysHere(event: MouseEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return false;
  event.preventDefault();
  return true;
}

/** A link to the answer of another choice, on this page. */
export function AskLink({ ask, hrefTo, to, children }: AskLinkProps) {
  const follow = (event: MouseEvent) => {
    if (staysHere(event)) ask(to);
  };
  return (
    <a href={hrefTo(to)} onClick={follow}>
      {children}
    </a>
  );
}
