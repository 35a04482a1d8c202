import { type ReactNode, useId } from 'react';
import type { Lang } from '../../../src/language/lang.ts';
import type { Remark } from '../../model/api.ts';
import css from './Field.module.css';
import { Remarks } from './Remarks.tsx';

/** What a control needs to be known by: spread it over an input, select or textarea. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
  'aria-required': boolean | undefined;
  lang?: Lang;
}

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  remarks?: Pick<Remark, 'grade' | 'text' | 'code'>[];
  /** Language of what is written into it. */
  lang?: Lang;
  isRequired?: boolean;
  children: (control: ControlProps) => ReactNode;
}

/** A label, a control, a hint and what is to be said of it. */
export function Field({ label, hint, remarks = [], lang, isRequired = false, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}h`, remarks.length > 0 && `${id}r`].filter(Boolean).join(' ');
  return (
    <div className={css.field}>
      <label htmlFor={id}>
        {label}
        {isRequired && (
          <span className={css.star} aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': remarks.some(({ grade }) => grade === 'must') || undefined,
        'aria-required': isRequired || undefined,
        ...(lang && { lang }),
      })}
      {/* Below its control, so that fields beside each other stand in line. */}
      {hint && (
        <p className={css.hint} id={`${id}h`}>
          {hint}
        </p>
      )}
      <Remarks id={`${id}r`} of={remarks} />
    </div>
  );
}
