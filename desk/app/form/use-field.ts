import type { Localized } from '../../../src/language/lang.ts';
import type { Remark } from '../../model/api.ts';
import type { Path } from '../../model/form-api.ts';
import { useWords } from '../words.tsx';
import { useForm } from './form-context.ts';
import { isBelow, isPath } from './values.ts';

interface About {
  label: Localized;
  hint?: Localized | undefined;
  path: Path;
  isRequired: boolean;
}

/** What `Field` shows around a control: its words, and what is to be said of its value or anything in it. */
export function useField({ label, hint, path, isRequired }: About) {
  const { t } = useWords();
  const { remarks } = useForm();
  const own = remarks.filter(({ at }) => isBelow(at, path));
  const about = hint && t(hint);
  return { label: t(label), ...(about && { hint: about }), isRequired, remarks: own };
}

/** What is to be said of a place itself, not of the fields in it. */
export function useRemarksAt(path: Path): Remark[] {
  const { remarks } = useForm();
  return remarks.filter(({ at }) => isPath(at, path));
}
