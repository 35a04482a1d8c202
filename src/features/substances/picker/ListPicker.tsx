import type { ReactNode } from 'react';
import { fill } from '../../../language/format';
import type { Lang } from '../../../language/lang';
import type { PickerProps } from './picker-words';
import { refusalOf } from './substance-list';
import { SubstancePicker } from './SubstancePicker';
import { UnknownIds } from './UnknownIds';
import type { SubstanceList } from './use-substance-list';

interface Props {
  list: SubstanceList;
  picker: PickerProps;
  /** Id of the tool. */
  tool: string;
  lang: Lang;
  words: Record<'form' | 'full' | 'cut', string>;
  /** The ids as they shall be; `line` is read out. */
  onChange: (ids: string[], line: string) => void;
  /** Fields of the tool that come first. */
  children?: ReactNode;
}

/** Adds substances to the list, and says what in the address is not right. */
export function ListPicker({ list, picker, tool, lang, words, onChange, children }: Props) {
  const { substances, chosen, unknown, isCut } = list;
  const ids = chosen.map(({ id }) => id);
  return (
    <>
      <SubstancePicker
        {...picker}
        tool={tool}
        lang={lang}
        label={words.form}
        isReady={list.query !== undefined}
        substances={substances}
        refusal={list.refusal}
        input={list.input}
        onWanted={list.want}
        onAdd={({ id, name: names }) => {
          const name = names[lang];
          const refused = refusalOf(ids, id, list.most);
          if (refused) list.refuse(refused === 'full' ? words.full : fill(picker.words.twice, { name }));
          else onChange([...ids, id], fill(picker.words.added, { name }));
        }}
      >
        {children}
      </SubstancePicker>
      <output className="visually-hidden">{list.said}</output>
      {typeof substances === 'object' && <UnknownIds ids={unknown} words={picker.words} links={picker.links} />}
      {isCut && <p>{words.cut}</p>}
      {typeof substances === 'string' && list.isNamed && <p>{picker.words[substances]}</p>}
    </>
  );
}
