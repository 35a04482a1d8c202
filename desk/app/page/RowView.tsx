import { memo } from 'react';
import { type Lang, LANGS, type Localized } from '../../../src/language/lang.ts';
import { say, textOf } from '../../../src/messages/say.ts';
import type { Remark } from '../../model/api.ts';
import { figuresOf, figuresOnlyIn } from '../../model/block-figures.ts';
import type { Block, PalettePart, PartNames } from '../../model/page-api.ts';
import { PAGE } from '../../words/page.ts';
import { Button } from '../ui/Button.tsx';
import { Remarks } from '../ui/Remarks.tsx';
import { useWords } from '../words.tsx';
import { type Caret, CellView } from './CellView.tsx';
import { nameOf } from './names.ts';
import { useNames } from './names-context.ts';
import css from './RowView.module.css';
import { blockOf, type Row } from './rows.ts';

/** What can be done with a row; the same functions for all rows, so that only the row that changes is drawn anew. */
export interface RowActions {
  change: (rowId: string, lang: Lang, block: Block) => void;
  split: (rowId: string, lang: Lang, before: string, after: string) => void;
  write: (rowId: string, lang: Lang) => void;
  remove: (rowId: string) => void;
  move: (rowId: string, way: -1 | 1) => void;
  /** Opens the palette after a row. */
  add: (rowId: string | undefined) => void;
  /** Opens the form of a part. */
  edit: (rowId: string) => void;
  caret: (caret: Caret) => void;
}

interface RowProps {
  row: Row;
  number: number;
  parts: PalettePart[];
  /** The word list. */
  terms: Localized[];
  remarks: Record<Lang, Pick<Remark, 'grade' | 'text' | 'code'>[]>;
  actions: RowActions;
}

/** A block in both languages, with what can be done with it. */
export const RowView = memo(function RowView({ row, number, parts, terms, remarks, actions }: RowProps) {
  const { t, lang } = useWords();
  const { names } = useNames();
  const block = blockOf(row);
  const { kind, depth } = block;
  const name = t(nameOf(block, parts));
  const part = parts.find((each) => each.name === block.name);
  const hasForm = kind !== 'close' && part?.attributes.some((attribute) => attribute.kind !== 'words');
  const tools = t(PAGE.rowTools, { number });
  return (
    <li className={css.row} data-row={row.id} data-depth={Math.min(depth, 3)} data-kind={kind}>
      <div className={css.head}>
        <span className={css.name}>
          <span className={css.number}>{number}</span> {kind === 'close' ? t(PAGE.end, { part: name }) : name}
          {hasForm && <span className={css.values}>{shownValues(block, part, names, lang)}</span>}
        </span>
        {kind !== 'close' && (
          <fieldset className={css.tools} aria-label={`${tools}: ${name}`}>
            {hasForm && (
              <Button variant="quiet" onClick={() => actions.edit(row.id)}>
                {t(PAGE.change)}
              </Button>
            )}
            <Button variant="quiet" onClick={() => actions.move(row.id, -1)}>
              {t(PAGE.up)}
            </Button>
            <Button variant="quiet" onClick={() => actions.move(row.id, 1)}>
              {t(PAGE.down)}
            </Button>
            <Button variant="quiet" onClick={() => actions.remove(row.id)}>
              {t(PAGE.remove)}
            </Button>
          </fieldset>
        )}
      </div>
      {kind !== 'close' && (
        <div className={css.sides}>
          {LANGS.map((side) => (
            <CellView
              key={side}
              rowId={row.id}
              number={number}
              lang={side}
              cell={row[side]}
              parts={parts}
              remarks={remarks[side]}
              onChange={(next) => actions.change(row.id, side, next)}
              onCaret={actions.caret}
              onWrite={() => actions.write(row.id, side)}
              onEnter={(before, after) => actions.split(row.id, side, before, after)}
            />
          ))}
        </div>
      )}
      <p className={css.terms}>
        {termsIn(row, terms)
          .map(({ en, hi }) => `${en}: ${hi}`)
          .join(' · ')}
      </p>
      {/* The end of a part has no text at which something could be said. */}
      <Remarks of={kind === 'close' ? [...remarks.en, ...remarks.hi] : differences(row)} />
      <button
        type="button"
        className={css.add}
        aria-label={t(PAGE.addAfter, { number })}
        title={t(PAGE.add)}
        onClick={() => actions.add(row.id)}
      >
        +
      </button>
    </li>
  );
});

/** Words of the English text that have a fixed word in Hindi; shown while the row is edited. */
function termsIn({ en, hi }: Row, terms: Localized[]): Localized[] {
  const [english, hindi] = [en?.block.text ?? '', hi?.block.text ?? ''];
  if (english === '') return [];
  return terms.filter((term) => isIn(english, term.en) && !hindi.includes(term.hi));
}

/** Whole words; a short one only as it is written, since “are” is no unit of area. */
function isIn(text: string, term: string): boolean {
  const [where, what] = term.length > 4 ? [text.toLowerCase(), term.toLowerCase()] : [text, term];
  const at = where.indexOf(what);
  return at >= 0 && !/\p{L}/u.test(`${where[at - 1] ?? ' '}${where[at + what.length] ?? ' '}`);
}

/** What a part names: by its words where it has some, else as it is written. */
function shownValues({ attributes = {} }: Block, part: PalettePart | undefined, names: PartNames, lang: Lang): string {
  const named = (part?.attributes ?? []).filter(({ kind }) => kind !== 'words');
  return named
    .flatMap(({ name, kind }) => {
      const value = attributes[name];
      return value ? (names[kind]?.[value]?.[lang] ?? value) : [];
    })
    .join(' · ');
}

const NONE = { en: 'none', hi: 'कोई नहीं' };

/** Figures that stand in one language alone. */
function differences({ en, hi }: Row): Pick<Remark, 'grade' | 'text' | 'code'>[] {
  if (!en || !hi) return [];
  const [a, b] = [figuresOf(en.block), figuresOf(hi.block)];
  const [english, hindi] = [figuresOnlyIn(a, b).join(', ') || NONE, figuresOnlyIn(b, a).join(', ') || NONE];
  if (english === NONE && hindi === NONE) return [];
  const said = say('twins-figures', { english, hindi });
  return [{ grade: 'must', code: said.code, text: { en: textOf(said, 'en'), hi: textOf(said, 'hi') } }];
}
