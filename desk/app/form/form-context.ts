import { createContext, use } from 'react';
import type { Remark } from '../../model/api.ts';
import type { EntryLine, Offer, Path } from '../../model/form-api.ts';

/** What every field of a form knows. */
export interface FormState {
  /** Below `content/`; of a new record, where it will stand. */
  file: string;
  /** The part of the file that the form shows. */
  at: Path;
  remarks: Remark[];
  offers: Offer[];
  /** Long lists of the opened part, which have screens of their own. */
  entries: Record<string, EntryLine[]>;
}

const FormContext = createContext<FormState | undefined>(undefined);
export const FormProvider = FormContext.Provider;

export function useForm(): FormState {
  const form = use(FormContext);
  if (!form) throw new Error('useForm needs FormProvider');
  return form;
}
