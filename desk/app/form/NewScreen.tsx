import { useState } from 'react';
import type { Group, NewForm } from '../../model/form-api.ts';
import { RECIPES } from '../../model/recipes.ts';
import { FORM } from '../../words/form.ts';
import { SHELL } from '../../words/shell.ts';
import { Go, useUnsaved } from '../address.tsx';
import { call, Refused } from '../api.ts';
import type { ScreenProps } from '../screens.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Refusal } from '../ui/Refusal.tsx';
import { Remarks } from '../ui/Remarks.tsx';
import { ScreenHead } from '../ui/ScreenHead.tsx';
import { useCall } from '../use-call.ts';
import { useWords } from '../words.tsx';
import css from './form.module.css';
import { FormProvider } from './form-context.ts';
import { GroupFields } from './GroupInput.tsx';
import { Needed } from './Needed.tsx';
import { Saved } from './Saved.tsx';
import { useCheckedRecord } from './use-checked.ts';
import { isGroup, isSame, withoutEmpty } from './values.ts';

/** `/new?register=notifications`: a new record. `copy` names the record that it begins as. */
export function NewScreen({ params }: ScreenProps) {
  const { t } = useWords();
  const { register = 'notifications', copy } = params;
  const { data, refused } = useCall('form/start', { register, ...(copy !== undefined && { copy }) });
  if (data?.register === register)
    return <NewRecord key={`${register} ${copy ?? ''}`} start={data} isCopy={copy !== undefined} />;
  return (
    <>
      <h1>{refused ? register : t(SHELL.loading)}</h1>
      <Refusal of={refused} />
    </>
  );
}

function NewRecord({ start, isCopy }: { start: NewForm; isCopy: boolean }) {
  const { t } = useWords();
  const { register, model } = start;
  const [value, setValue] = useState<Group>(() => withDocument(start));
  const [hasTried, setTried] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  const [made, setMade] = useState<string>();
  const filled = withoutEmpty(value);
  const whole = isGroup(filled) ? filled : {};
  const checked = useCheckedRecord(register, whole);
  useUnsaved(made === undefined && !isSame(withoutEmpty(value), withoutEmpty(withDocument(start))));

  // What is not there yet is named when somebody wants to save, not while the form is being filled.
  const remarks = hasTried ? checked.remarks : checked.remarks.filter(({ code }) => !code.startsWith('field-missing'));
  const missing = checked.remarks.filter(({ grade }) => grade === 'must').length;
  // Whoever chose a task on the first screen finds its name again.
  const recipe = RECIPES.find(({ to }) => to.screen === 'new' && to.params['register'] === register);
  const title = recipe ? t(recipe.label) : t(FORM.newRecord, { what: t(start.name) });
  const create = async () => {
    try {
      // Whoever is faster than the check while typing waits for it here.
      const { remarks: found } = await call('form/check-new', { register, value: whole });
      if (!hasTried && found.some(({ grade }) => grade === 'must')) return setTried(true);
      const { file } = await call('form/create', { register, value: whole });
      setMade(file);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setRefused(error);
    }
  };
  if (made !== undefined)
    return (
      <>
        <h1>{title}</h1>
        <Notice kind="good">
          <p>{t(SHELL.saved)}</p>
          <Saved file={made}>
            <Button
              variant="quiet"
              onClick={() => {
                setValue(withDocument(start));
                setTried(false);
                setMade(undefined);
              }}
            >
              {t(FORM.addAnother)}
            </Button>
            <Go to={{ screen: 'form', params: { file: made } }}>{t(FORM.edit)}</Go>
          </Saved>
        </Notice>
      </>
    );
  return (
    <FormProvider
      value={{
        file: checked.file ?? `registers/${register}/new.yaml`,
        at: [],
        remarks,
        offers: checked.offers,
        entries: {},
      }}
    >
      <ScreenHead
        title={title}
        about={recipe && t(recipe.hint)}
        back={{ to: { screen: 'browse', params: { folder: `registers/${register}` } }, label: t(FORM.back) }}
      />
      {isCopy && <Notice>{t(FORM.copyOf)}</Notice>}
      <Remarks of={remarks.filter(({ at }) => at === undefined || at.length === 0)} />
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <Needed />
        {model.kind === 'group' && (
          <GroupFields
            model={model}
            path={[]}
            value={value}
            around={[]}
            isDeep={false}
            onChange={(next) => setValue(isGroup(next) ? next : {})}
          />
        )}
        <Refusal of={refused} />
        {hasTried && missing > 0 && <Notice kind="warn">{t(FORM.unfinished, { count: missing })}</Notice>}
        <div className={css.bar}>
          <Button type="submit" variant="primary">
            {t(hasTried && missing > 0 ? FORM.saveUnfinished : SHELL.save)}
          </Button>
          {checked.file && isGroup(value['title']) && (
            <span className={css.hint}>{t(FORM.fileWill, { file: checked.file.replace(/^.*\//, '') })}</span>
          )}
        </div>
      </form>
    </FormProvider>
  );
}

/** Most records come with their text: room for one document stands open. */
function withDocument({ value, model }: NewForm): Group {
  const has = model.kind === 'group' && model.fields.some(({ name }) => name === 'documents');
  return has && value['documents'] === undefined ? { ...value, documents: [{}] } : value;
}
