import type { KeyboardEvent } from 'react';
import type { Lang } from '../../../src/language/lang.ts';
import type { Remark } from '../../model/api.ts';
import type { Block, PalettePart } from '../../model/page-api.ts';
import { PAGE } from '../../words/page.ts';
import { Button } from '../ui/Button.tsx';
import { Remarks } from '../ui/Remarks.tsx';
import { useWords } from '../words.tsx';
import css from './CellView.module.css';
import { LANG_NAMES, nameOf } from './names.ts';
import { ReadText } from './ReadText.tsx';
import type { Cell } from './rows.ts';

/** Where the cursor is, or was last. */
export interface Caret {
  rowId: string;
  lang: Lang;
  start: number;
  end: number;
}

export interface CellProps {
  rowId: string;
  number: number;
  lang: Lang;
  cell: Cell | undefined;
  parts: PalettePart[];
  remarks: Pick<Remark, 'grade' | 'text' | 'code'>[];
  onChange: (block: Block) => void;
  onCaret: (caret: Caret) => void;
  onWrite: () => void;
  /** Ends the block at the cursor: what follows stands in a new one. */
  onEnter: (before: string, after: string) => void;
}

/** One block in one language: its words to be edited in place. */
export function CellView({
  rowId,
  number,
  lang,
  cell,
  parts,
  remarks,
  onChange,
  onCaret,
  onWrite,
  onEnter,
}: CellProps) {
  const { t } = useWords();
  const inLang = t(LANG_NAMES[lang]);
  if (!cell)
    return (
      <div className={css.missing}>
        {t(PAGE.missing, { lang: inLang })} <Button onClick={onWrite}>{t(PAGE.write)}</Button>
      </div>
    );
  const { block } = cell;
  const { kind, text, attributes = {} } = block;
  const name = t(nameOf(block, parts));
  const remarksId = `${rowId}-${lang}-remarks`;
  const known = parts.find((part) => part.name === block.name)?.attributes ?? [];
  const note = (area: HTMLTextAreaElement) =>
    onCaret({ rowId, lang, start: area.selectionStart, end: area.selectionEnd });
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || kind === 'raw') return;
    event.preventDefault();
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    if (kind !== 'part') onEnter(value.slice(0, selectionStart).trimEnd(), value.slice(selectionEnd).trimStart());
  };
  const labelled = (label: string) => t(PAGE.in, { label: `${number}. ${label}`, lang: inLang });
  const shared = {
    lang,
    'aria-describedby': remarks.length > 0 ? remarksId : undefined,
    'aria-invalid': remarks.some(({ grade }) => grade === 'must') || undefined,
  };
  return (
    <div className={css.cell}>
      {known
        .filter((attribute) => attribute.kind === 'words' && kind !== 'close')
        .map((attribute) => (
          <ReadText
            key={attribute.name}
            {...shared}
            className={css.title}
            aria-label={labelled(`${name}: ${t(attribute.label)}`)}
            placeholder={t(attribute.label)}
            value={attributes[attribute.name] ?? ''}
            onChange={({ target }) =>
              onChange({
                ...block,
                attributes: { ...attributes, [attribute.name]: target.value.replaceAll('\n', ' ') },
              })
            }
          />
        ))}
      {text !== undefined && (
        <ReadText
          {...shared}
          data-words=""
          className={[css.text, css[styleOf(block)]].join(' ')}
          aria-label={labelled(name)}
          placeholder={name}
          value={text}
          onChange={({ target }) => {
            onChange({ ...block, text: target.value });
            note(target);
          }}
          onFocus={(event) => note(event.currentTarget)}
          onSelect={(event) => note(event.currentTarget)}
          onKeyDown={press}
        />
      )}
      <Remarks id={remarksId} of={remarks} />
    </div>
  );
}

function styleOf({ kind, level = 2, isOrdered = false }: Block): string {
  if (kind === 'heading') return level > 2 ? 'h3' : 'h2';
  if (kind === 'item') return isOrdered ? 'numbered' : 'item';
  return kind;
}
