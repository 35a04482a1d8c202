import { useState } from 'react';
import type { Localized } from '../../../src/language/lang.ts';
import type { Block, PalettePart } from '../../model/page-api.ts';
import { PAGE } from '../../words/page.ts';
import { GROUPS } from '../../words/parts.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Field } from '../ui/Field.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import css from './AddDialog.module.css';
import { type Attributes, PartForm } from './PartForm.tsx';
import { newRow, type Row } from './rows.ts';

const WORDS: { label: Localized; block: Omit<Block, 'depth'> }[] = [
  { label: PAGE.paragraph, block: { kind: 'paragraph', text: '' } },
  { label: PAGE.item, block: { kind: 'item', isOrdered: false, text: '' } },
  { label: PAGE.numbered, block: { kind: 'item', isOrdered: true, text: '' } },
  { label: PAGE.heading, block: { kind: 'heading', level: 2, text: '' } },
  { label: PAGE.smallHeading, block: { kind: 'heading', level: 3, text: '' } },
];

/** The palette: everything that can stand between two blocks, in words. */
export function AddDialog({
  parts,
  depth,
  around,
  onAdd,
  onClose,
}: {
  parts: PalettePart[];
  depth: number;
  /** The part in which it will stand. */
  around: string | undefined;
  onAdd: (rows: Row[]) => void;
  onClose: () => void;
}) {
  const { t } = useWords();
  const [part, setPart] = useState<PalettePart>();
  const [words, setWords] = useState('');
  const wantedInside = parts.find(({ name }) => name === around)?.begins?.map(({ name }) => name);
  const fits = ({ name, place, label }: PalettePart) =>
    (place === 'inside' ? wantedInside?.includes(name) : place !== 'sentence') &&
    `${name} ${label.en} ${label.hi}`.toLowerCase().includes(words.toLowerCase().trim());
  const take = (chosen: PalettePart) =>
    chosen.attributes.length > 0 ? setPart(chosen) : onAdd(rowsOfPart(chosen, depth, { en: {}, hi: {} }));
  return (
    <Dialog title={t(part ? part.label : PAGE.what)} onClose={onClose}>
      {part ? (
        <PartForm
          part={part}
          given={{ en: {}, hi: {} }}
          action={PAGE.insert}
          onDone={(attributes) => onAdd(rowsOfPart(part, depth, attributes))}
        />
      ) : (
        <>
          <div className={css.choices}>
            {WORDS.map(({ label, block }) => (
              <Button key={label.en} onClick={() => onAdd([newRow({ ...block, depth })])}>
                {t(label)}
              </Button>
            ))}
          </div>
          <Field label={t(PAGE.find)}>
            {(control) => (
              <input
                {...control}
                className={css.find}
                type="search"
                value={words}
                onChange={(event) => setWords(event.target.value)}
              />
            )}
          </Field>
          {Object.entries(GROUPS).map(([group, label]) => {
            const shown = parts.filter((each) => each.group === group && fits(each));
            return shown.length === 0 ? null : (
              <section key={group}>
                <h3>{t(label)}</h3>
                <div className={css.choices}>
                  {shown.map((each) => (
                    <Button key={each.name} onClick={() => take(each)}>
                      {t(each.label)}
                    </Button>
                  ))}
                </div>
              </section>
            );
          })}
        </>
      )}
    </Dialog>
  );
}

/** The rows of a new part: alone, with words, or around what it begins with. */
export function rowsOfPart(
  { name, place, begins = [] }: PalettePart,
  depth: number,
  { en, hi }: Localized<Attributes>,
): Row[] {
  const both = (block: Omit<Block, 'attributes'>) => newRow({ ...block, attributes: en }, { ...block, attributes: hi });
  if (place !== 'around') {
    const hasWords = place === 'words' || place === 'inside';
    return [both({ kind: 'part', name, depth, ...(hasWords && { text: '' }) })];
  }
  return [
    both({ kind: 'open', name, depth }),
    ...begins.map((block) => newRow({ ...block, depth: depth + 1 })),
    newRow({ kind: 'close', name, depth }),
  ];
}
