import type { ComponentProps } from 'react';
import css from './Button.module.css';

/** A button; `type` is `button` unless it sends a form. */
export function Button({
  variant = 'plain',
  className,
  type = 'button',
  ...rest
}: { variant?: 'primary' | 'plain' | 'quiet' | 'danger' } & ComponentProps<'button'>) {
  return <button {...rest} type={type} className={[css.button, css[variant], className].filter(Boolean).join(' ')} />;
}
