import type { ReactNode } from 'react';
import type { Place } from '../../model/screen-of.ts';
import { Go } from '../address.tsx';
import css from './ScreenHead.module.css';

interface Props {
  title: string;
  /** The list or screen from which one comes here. */
  back?: { to: Place; label: string } | undefined;
  /** One line: what it is, what it is for. */
  about?: ReactNode;
  /** What can be done with the whole, beside the title. */
  children?: ReactNode;
}

/** How every screen begins: the way back, the title, one line about it, and what can be done. */
export function ScreenHead({ title, back, about, children }: Props) {
  return (
    <div className={css.head}>
      {back && (
        <p className={css.back}>
          <Go to={back.to}>{back.label}</Go>
        </p>
      )}
      <div className={css.row}>
        <h1>{title}</h1>
        {children && <div className={css.actions}>{children}</div>}
      </div>
      {about && <p className={css.about}>{about}</p>}
    </div>
  );
}
