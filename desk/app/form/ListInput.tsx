import type { Json, Model } from '../../model/form-api.ts';
import { FORM } from '../../words/form.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import { Fieldset } from './Fieldset.tsx';
import css from './form.module.css';
import { type InputProps, ModelInput } from './ModelInput.tsx';

/** Items below each other, each with its own fields. */
export function ListInput({
  model,
  label,
  hint,
  isRequired,
  path,
  value,
  onChange,
  around,
}: InputProps<Extract<Model, { kind: 'list' }>>) {
  const { t } = useWords();
  const items = Array.isArray(value) ? value : [];
  const set = (next: Json[]) => onChange(next.length > 0 || isRequired ? next : undefined);
  const move = (index: number, by: number) => {
    const [item] = items.slice(index, index + 1);
    if (item !== undefined) set(items.toSpliced(index, 1).toSpliced(index + by, 0, item));
  };
  return (
    <Fieldset label={label} hint={hint} isRequired={isRequired} path={path}>
      {items.map((item, index) => {
        const what = `${t(model.item)} ${index + 1}`;
        const name = { en: `${model.item.en} ${index + 1}`, hi: `${model.item.hi} ${index + 1}` };
        return (
          // Items have no names of their own that stay while somebody types.
          // oxlint-disable-next-line no-array-index-key
          <div key={index} className={css.item}>
            <ModelInput
              model={model.of}
              label={name}
              isRequired={false}
              path={[...path, index]}
              value={item}
              around={around}
              onChange={(next) => set(items.with(index, next ?? emptyOf(model.of)))}
            />
            <div className={css.buttons}>
              {model.hasOrder && index > 0 && (
                <Button variant="quiet" aria-label={t(FORM.up, { what })} onClick={() => move(index, -1)}>
                  ↑
                </Button>
              )}
              {model.hasOrder && index < items.length - 1 && (
                <Button variant="quiet" aria-label={t(FORM.down, { what })} onClick={() => move(index, 1)}>
                  ↓
                </Button>
              )}
              <Button variant="quiet" onClick={() => set(items.toSpliced(index, 1))}>
                {t(FORM.removeItem, { what })}
              </Button>
            </div>
          </div>
        );
      })}
      <Button onClick={() => set([...items, emptyOf(model.of)])}>{t(FORM.add, { what: t(model.item) })}</Button>
    </Fieldset>
  );
}

/** What stands for an item that nobody has filled. */
export function emptyOf(model: Model): Json {
  return model.kind === 'group' || model.kind === 'words' || model.kind === 'map'
    ? {}
    : model.kind === 'list'
      ? []
      : '';
}
