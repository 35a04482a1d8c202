'use client';
/** The tool that every engine with React gets: names that hold what is typed, spelt as freely as our own finder allows. Our own does more. */
import { useState } from 'react';
import { compact } from '../../src/text/fold-words.ts';

/** A substance as the file of names has it: its id, its name in each language, and everything else it is called. */
export interface NamedSubstance {
  id: string;
  name: { en: string; hi: string };
  others: string[];
}

interface Props {
  lang: 'en' | 'hi';
  words: { label: string; nothing: string };
}

const NAMES_PATH = '/data/names.json';
const MOST_SHOWN = 10;

export function SimpleFinder({ lang, words }: Props) {
  const [typed, setTyped] = useState('');
  const [substances, setSubstances] = useState<(NamedSubstance & { folded: string[] })[]>();
  const load = async () => {
    if (substances) return;
    const rows = (await (await fetch(NAMES_PATH)).json()) as NamedSubstance[];
    setSubstances(rows.map((row) => ({ ...row, folded: [row.name.en, row.name.hi, ...row.others].map(compact) })));
  };
  const wanted = compact(typed);
  const found = wanted === '' ? [] : substances?.filter(({ folded }) => folded.some((name) => name.includes(wanted)));
  return (
    <search data-finder="">
      <label htmlFor="substances-q">{words.label}</label>
      <input
        id="substances-q"
        type="search"
        autoComplete="off"
        value={typed}
        onFocus={() => void load()}
        onChange={(event) => setTyped(event.target.value)}
      />
      <output>{wanted !== '' && found?.length === 0 && words.nothing}</output>
      <ul>
        {found?.slice(0, MOST_SHOWN).map(({ id, name }) => (
          <li key={id}>
            <a href={`/${lang}/exim/substances/${id}/`}>{name[lang]}</a>
          </li>
        ))}
      </ul>
    </search>
  );
}
