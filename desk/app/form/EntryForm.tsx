import { useEffect, useMemo, useRef, useState } from 'react';
import type { Json, Model, OpenForm, Path } from '../../model/form-api.ts';
import type { Place } from '../../model/screen-of.ts';
import { FORM } from '../../words/form.ts';
import { SHELL } from '../../words/shell.ts';
import { Go, useUnsaved } from '../address.tsx';
import { call, Refused } from '../api.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Refusal } from '../ui/Refusal.tsx';
import { Remarks } from '../ui/Remarks.tsx';
import { ScreenHead } from '../ui/ScreenHead.tsx';
import { useWords } from '../words.tsx';
import css from './form.module.css';
import { FormProvider } from './form-context.ts';
import { GroupFields } from './GroupInput.tsx';
import { emptyOf } from './ListInput.tsx';
import { ModelInput } from './ModelInput.tsx';
import { Needed } from './Needed.tsx';
import { RemoveButton } from './RemoveButton.tsx';
import { Saved } from './Saved.tsx';
import { useAllRemarks } from './use-all-remarks.ts';
import { useCheckedEdits } from './use-checked.ts';
import { editsOf, isGroup, isPath, rebased, withField, withoutEmpty } from './values.ts';

interface Props {
  open: OpenForm;
  isAsking: boolean;
  again: () => void;
  /** Whether the list that was asked for begins with a new item. */
  wantsNew: boolean;
}

/** One part of a file: its fields, what is to be said of them, and the button that saves. */
export function EntryForm({ open, isAsking, again, wantsNew }: Props) {
  const { t } = useWords();
  const { file, at, focus, model } = open;
  const opened = open.value ?? null;
  const [base, setBase] = useState({ value: opened, hash: open.hash });
  const [value, setValue] = useState<Json>(() => withNewItem(opened, model, focus, wantsNew));
  const [refused, setRefused] = useState<Refused>();
  const [isSaved, setSaved] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // Loaded again: what another window changed comes in, what was typed here stays.
  if (!isAsking && refused?.code === 'changed-elsewhere' && open.hash !== base.hash) {
    setValue(rebased(base.value, value, opened));
    setBase({ value: opened, hash: open.hash });
    setRefused(undefined);
  }
  const edits = useMemo(() => editsOf(at, base.value, value), [at, base.value, value]);
  const checked = useCheckedEdits(file, edits, open);
  const remarks = useAllRemarks(file, checked.remarks, edits);
  useUnsaved(edits.length > 0);
  useFocusAt(form, [...at, ...focus], wantsNew);

  const save = async () => {
    try {
      const { hash } = await call('form/save', { file, edits, was: base.hash });
      const kept = withoutEmpty(value);
      setBase({ value: kept, hash });
      setValue(kept);
      setSaved(true);
      setRefused(undefined);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setRefused(error);
    }
  };
  const change = (next: Json | undefined) => {
    setValue(next ?? emptyOf(model));
    setSaved(false);
  };
  const around = { label: open.name, isRequired: true, path: at, value, onChange: change, around: [] };
  const [register] = /^(?<=registers\/)[^/]+/.exec(file) ?? [file.split('/')[1]];
  const isRecord = file.startsWith('registers/') && register !== undefined;
  return (
    <FormProvider value={{ file, at, remarks, offers: checked.offers, entries: open.entries }}>
      <ScreenHead title={t(open.name)} back={{ to: listAround(file, at), label: t(FORM.back) }} />
      <Remarks
        of={remarks.filter(
          (remark) =>
            remark.at === undefined || remark.at.length === 0 || (model.kind === 'group' && isPath(remark.at, at)),
        )}
      />
      <form
        ref={form}
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Needed />
        {model.kind === 'group' ? (
          <GroupFields {...around} model={model} isDeep={false} />
        ) : (
          <ModelInput {...around} model={model} />
        )}
        <Refusal of={refused} />
        {refused?.code === 'changed-elsewhere' && <Button onClick={again}>{t(FORM.again)}</Button>}
        {isSaved && edits.length === 0 && (
          <Notice kind="good">
            <p>{t(SHELL.saved)}</p>
            <Saved file={file} />
          </Notice>
        )}
        <div className={css.bar}>
          <Button type="submit" variant="primary" disabled={edits.length === 0}>
            {t(SHELL.save)}
          </Button>
          {isRecord && edits.length === 0 && (
            <Go to={{ screen: 'new', params: { register, copy: file } }}>{t(FORM.copy)}</Go>
          )}
          {(isRecord || at.length > 0) && <RemoveButton file={file} at={at} was={base.hash} />}
        </div>
      </form>
    </FormProvider>
  );
}

/** From where one comes to a part of a file: the list that holds it, or the folder of the file. */
function listAround(file: string, at: Path): Place {
  if (at.length > 0)
    return { screen: 'form', params: { file, ...(at.length > 1 && { at: at.slice(0, -1).join('/') }) } };
  const folder = file.includes('/') ? file.replace(/\/[^/]+$/, '') : '';
  return { screen: 'browse', params: folder ? { folder } : {} };
}

/** Leads straight to a list, with room for one more. */
function withNewItem(value: Json, model: Model, [name]: Path, wantsNew: boolean): Json {
  const field = model.kind === 'group' ? model.fields.find((each) => each.name === name) : undefined;
  if (!wantsNew || !field || field.model.kind !== 'list' || !isGroup(value)) return value;
  const items = value[field.name];
  return withField(value, field.name, [...(Array.isArray(items) ? items : []), emptyOf(field.model.of)]);
}

/** The field that was asked for is where the work begins. */
function useFocusAt(form: React.RefObject<HTMLFormElement | null>, path: Path, wantsLast: boolean): void {
  const place = path.join('/');
  useEffect(() => {
    const parts = place.split('/');
    for (let length = parts.length; length > 0; length -= 1) {
      const found = form.current?.querySelector(`[data-at="${CSS.escape(parts.slice(0, length).join('/'))}"]`);
      const items = found?.querySelectorAll<HTMLElement>(':scope > fieldset > div');
      const within = wantsLast && items && items.length > 0 ? items[items.length - 1] : found;
      const control = within?.querySelector<HTMLElement>('input, select, textarea');
      if (!found || !control) continue;
      found.scrollIntoView({ block: 'start' });
      control.focus({ preventScroll: true });
      return;
    }
  }, [form, place, wantsLast]);
}
