import { type ReactNode, useId } from 'react';
import type { Localized } from '../../../src/language/lang.ts';
import type { Path } from '../../model/form-api.ts';
import { Remarks } from '../ui/Remarks.tsx';
import { useWords } from '../words.tsx';
import css from './form.module.css';
import { useRemarksAt } from './use-field.ts';

interface Props {
  label: Localized;
  hint?: Localized | undefined;
  isRequired?: boolean;
  path: Path;
  /** Whether a line is drawn around it. */
  isBox?: boolean;
  children: ReactNode;
}

/** Fields that belong together, under one name, with what is to be said of them together. */
export function Fieldset({ label, hint, isRequired = false, path, isBox = false, children }: Props) {
  const { t } = useWords();
  const id = useId();
  const remarks = useRemarksAt(path);
  const about = hint && t(hint);
  return (
    <fieldset
      className={isBox ? css.box : css.set}
      data-at={path.join('/')}
      aria-describedby={about ? `${id}h` : undefined}
    >
      <legend>
        {t(label)}
        {isRequired && (
          <span className={css.star} aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </legend>
      {about && (
        <p className={css.hint} id={`${id}h`}>
          {about}
        </p>
      )}
      <Remarks of={remarks} />
      {children}
    </fieldset>
  );
}
