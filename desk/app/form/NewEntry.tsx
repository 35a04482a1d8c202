import { useState } from 'react';
import { slugOf } from '../../model/slug.ts';
import type { Remark } from '../../model/api.ts';
import type { Group, Json, OpenForm } from '../../model/form-api.ts';
import { RECIPES } from '../../model/recipes.ts';
import { FORM } from '../../words/form.ts';
import { SHELL } from '../../words/shell.ts';
import { Go, useUnsaved } from '../address.tsx';
import { call, Refused } from '../api.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Refusal } from '../ui/Refusal.tsx';
import { ScreenHead } from '../ui/ScreenHead.tsx';
import { useWords } from '../words.tsx';
import css from './form.module.css';
import { FormProvider } from './form-context.ts';
import { GroupFields } from './GroupInput.tsx';
import { emptyOf } from './ListInput.tsx';
import { ModelInput } from './ModelInput.tsx';
import { Needed } from './Needed.tsx';
import { Saved } from './Saved.tsx';
import { useCheckedEdits } from './use-checked.ts';
import { isGroup, withoutEmpty } from './values.ts';

/** What an entry of a file usually begins with. */
function startOf(file: string, today: string): Group {
  if (file === 'notices.yaml') return { level: 'important', areas: 'all', from: today };
  if (file === 'directory.yaml') return { lists: ['who-is-who'], source: ['spec'] };
  return file === 'facts.yaml' || file === 'offices.yaml' || file === 'posts.yaml' ? { source: ['spec'] } : {};
}

/** A new entry of a long file, with a short name made from its English words. */
export function NewEntry({ open, again }: { open: OpenForm; again: () => void }) {
  const { t } = useWords();
  const { file, at, model, today } = open;
  const of = model.kind === 'list' || model.kind === 'map' ? model.of : model;
  const lines = open.entries[''] ?? [];
  const [value, setValue] = useState<Json>(() => (of.kind === 'group' ? startOf(file, today) : emptyOf(of)));
  const [typed, setTyped] = useState<string>();
  const [hasTried, setTried] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  const [saved, setSaved] = useState<string>();

  const recipe = RECIPES.find(({ to }) => to.screen === 'form' && to.params['file'] === file);
  const title = recipe ? t(recipe.label) : t(FORM.newRecord, { what: t(open.name) });
  const isMap = model.kind === 'map';
  const name = typed ?? slugOf(englishOf(value));
  const hasOwnId = of.kind === 'group' && of.fields.some((field) => field.name === 'id' && field.model.kind === 'text');
  const whole = withoutEmpty(hasOwnId && isGroup(value) ? { id: name, ...value } : value);
  const key = isMap ? name : lines.length;
  const isTaken = isMap && lines.some((line) => line.key === name);
  const edits = [{ at: [...at, key], value: whole }];
  const checked = useCheckedEdits(file, isMap && !name ? [] : edits);
  // Nobody is told that something is missing before there was time to write it.
  const isTooEarly = ({ code, at: place = [] }: Remark) =>
    code.startsWith('field-missing') || (hasOwnId && !name && place.at(-1) === 'id');
  const remarks = hasTried ? checked.remarks : checked.remarks.filter((remark) => !isTooEarly(remark));
  useUnsaved(
    saved === undefined &&
      JSON.stringify(value) !== JSON.stringify(of.kind === 'group' ? startOf(file, today) : emptyOf(of)),
  );

  const isUnfinished = checked.remarks.some(({ grade }) => grade === 'must');
  const save = async () => {
    if (isTaken || (isMap && !name)) return setTried(true);
    try {
      // Whoever is faster than the check while typing waits for it here.
      const { remarks: found } = await call('form/check', { file, edits });
      if (!hasTried && found.some(({ grade }) => grade === 'must')) return setTried(true);
      await call('form/save', { file, edits, was: open.hash });
      setSaved([...at, key].join('/'));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.code === 'changed-elsewhere') again();
      setRefused(error);
    }
  };
  if (saved !== undefined)
    return (
      <>
        <h1>{title}</h1>
        <Notice kind="good">
          <p>{t(SHELL.saved)}</p>
          <Saved file={file}>
            <Go to={{ screen: 'form', params: { file, at: saved } }}>{t(FORM.edit)}</Go>
            <Go to={{ screen: 'form', params: { file } }}>{t(FORM.back)}</Go>
          </Saved>
        </Notice>
      </>
    );
  const idRemarks = isTaken
    ? [{ code: 'id-taken', grade: 'must' as const, text: FORM.idTaken }]
    : hasTried && !name
      ? [{ code: 'id-missing', grade: 'must' as const, text: FORM.idMissing }]
      : [];
  const place = [...at, key];
  const around = {
    label: open.name,
    isRequired: true,
    path: place,
    value,
    onChange: (next: Json | undefined) => setValue(next ?? emptyOf(of)),
    around: [],
  };
  return (
    <FormProvider value={{ file, at: place, remarks, offers: checked.offers, entries: {} }}>
      <ScreenHead
        title={title}
        about={recipe && t(recipe.hint)}
        back={{ to: { screen: 'form', params: { file } }, label: t(FORM.back) }}
      />
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Needed />
        {of.kind === 'group' ? (
          <GroupFields {...around} model={of} isDeep={false} />
        ) : (
          <ModelInput {...around} model={of} />
        )}
        {isMap && (
          <Field
            label={t(FORM.id)}
            hint={t(FORM.idHint)}
            remarks={[...idRemarks, ...remarks.filter((remark) => remark.at?.length === place.length)]}
            isRequired
          >
            {(control) => (
              <input {...control} autoComplete="off" value={name} onChange={({ target }) => setTyped(target.value)} />
            )}
          </Field>
        )}
        <Refusal of={refused} />
        {hasTried && isUnfinished && (
          <Notice kind="warn">
            {t(FORM.unfinished, { count: checked.remarks.filter(({ grade }) => grade === 'must').length })}
          </Notice>
        )}
        <div className={css.bar}>
          <Button type="submit" variant="primary">
            {t(hasTried && isUnfinished ? FORM.saveUnfinished : SHELL.save)}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}

/** The English words that name an entry. */
function englishOf(value: Json): string {
  if (!isGroup(value)) return '';
  const words = [value['name'], value['label'], value['title'], value['post'], value].find(
    (each) => isGroup(each) && typeof each['en'] === 'string',
  );
  return isGroup(words) ? String(words['en']) : '';
}
