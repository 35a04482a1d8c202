import { useState } from 'react';
import type { Condition, FieldModel, Group, Json, Model } from '../../model/form-api.ts';
import { FORM } from '../../words/form.ts';
import { Go } from '../address.tsx';
import { useWords } from '../words.tsx';
import { AnswerQuestions } from './AnswerQuestions.tsx';
import { Fieldset } from './Fieldset.tsx';
import css from './form.module.css';
import { useForm } from './form-context.ts';
import { type InputProps, ModelInput } from './ModelInput.tsx';
import { isBelow, isGroup, withField } from './values.ts';

/** Optional, and yet asked for at once. */
const OFTEN = new Set(
  'number date documents name value unit text page phones emails source words posts place state seized newCloses languages quantity opens seen picture pictures newOpens areas url label file'.split(
    ' ',
  ),
);

/** Another way to say the same; asked for behind the fold. */
const SELDOM = new Set('from to choices'.split(' '));

type GroupProps = InputProps<Extract<Model, { kind: 'group' }>>;

/** A group inside a form, under its name. */
export function GroupInput(props: GroupProps) {
  return (
    <Fieldset label={props.label} hint={props.hint} path={props.path} isRequired={props.isRequired} isBox>
      <GroupFields {...props} />
    </Fieldset>
  );
}

/** The fields of a group: those that are needed or filled, and the others behind a fold. */
export function GroupFields({
  model,
  path,
  value,
  onChange,
  around,
  isDeep = true,
}: Pick<GroupProps, 'model' | 'path' | 'value' | 'onChange' | 'around'> & { isDeep?: boolean }) {
  const { t } = useWords();
  const { remarks } = useForm();
  const group = isGroup(value) ? value : {};
  const groups = [group, ...around];
  // Nothing moves while somebody types: what is in the fold stays there.
  const [atFirst] = useState(() => new Set(Object.keys(group)));
  const asked = model.fields.filter(({ name, when }) => group[name] !== undefined || holds(when, groups));
  const isOpen = ({ name, isRequired, when }: FieldModel) =>
    isRequired || (when !== undefined && !SELDOM.has(name)) || atFirst.has(name) || OFTEN.has(name);
  const rest = asked.filter((field) => !isOpen(field));
  const set = (name: string) => (next: Json | undefined) => {
    const changed = withField(group, name, next);
    onChange(Object.keys(changed).length > 0 || !isDeep ? changed : undefined);
  };
  const one = (field: FieldModel) => (
    <OneField
      key={field.name}
      field={field}
      group={group}
      groups={groups}
      path={[...path, field.name]}
      onChange={set(field.name)}
      onAnswer={set('answered')}
    />
  );
  const hasRemark = rest.some(({ name }) => remarks.some(({ at }) => isBelow(at, [...path, name])));
  return (
    <>
      <div className={css.fields}>{asked.filter(isOpen).map(one)}</div>
      {rest.length > 0 && (
        <details className={css.fold} open={hasRemark || undefined}>
          <summary>
            {t(FORM.more, { count: rest.length })}
            <span className={css.names}>{rest.map(({ label }) => t(label)).join(' · ')}</span>
          </summary>
          <div className={css.fields}>{rest.map(one)}</div>
        </details>
      )}
    </>
  );
}

interface OneProps {
  field: FieldModel;
  group: Group;
  groups: Group[];
  path: GroupProps['path'];
  onChange: (value: Json | undefined) => void;
  onAnswer: (value: Json | undefined) => void;
}

function OneField({ field, group, groups, path, onChange, onAnswer }: OneProps) {
  const { t } = useWords();
  const { file, at, entries } = useForm();
  const long = path.length === at.length + 1 ? entries[field.name] : undefined;
  if (long)
    return (
      <Fieldset label={field.label} hint={field.hint} path={path}>
        <Go className={css.open} to={{ screen: 'form', params: { file, at: path.join('/') } }}>
          {t(FORM.openList, { count: long.length })}
        </Go>
      </Fieldset>
    );
  return (
    <div data-at={path.join('/')} className={isWide(field.model) ? css.wideField : undefined}>
      <ModelInput
        model={field.model}
        label={field.label}
        hint={field.hint}
        isRequired={field.isRequired}
        path={path}
        value={group[field.name]}
        onChange={onChange}
        around={groups}
      />
      <AnswerQuestions
        path={path}
        answered={group['answered']}
        isGroup={field.model.kind === 'group' || field.model.kind === 'list'}
        onChange={onAnswer}
      />
    </div>
  );
}

/** What needs the whole width; the rest stands two beside each other where there is room. */
function isWide({ kind, ...rest }: Model): boolean {
  if (kind === 'text') return 'pick' in rest;
  return ['words', 'group', 'map', 'either'].includes(kind) || (kind === 'list' && !isLines(rest));
}

/** Plain words, one in each line. */
function isLines(list: object): boolean {
  return 'of' in list && JSON.stringify(list.of) === '{"kind":"text"}';
}

/** Whether the other fields are such that this one is asked for. */
function holds(when: Condition[] | undefined, groups: Group[]): boolean {
  return (when ?? []).every(({ field, is }) => {
    const value = groups.find((group) => group[field] !== undefined)?.[field];
    if (is === undefined) return value !== undefined;
    return is.length === 0 ? value === undefined : is.includes(String(value));
  });
}
