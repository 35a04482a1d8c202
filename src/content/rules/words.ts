import { LANGS, type Lang, type Localized } from '../../language/lang.ts';
import { amountByHand, figuresIn, isSameFigures } from '../../text/compare-words.ts';
import type { Mistake } from '../../files/mistake.ts';
import { factsNamed } from '../../schemas/fact.ts';
import type { YamlFile } from '../content-reader.ts';
import type { Loaded } from '../load.ts';
import { latinLeft, misspellings } from './hindi-text.ts';
import type { Rule } from './rule.ts';

/** Words in both languages, and how to report a mistake in one of them. */
interface Pair extends Localized {
  file: string;
  mistake: (lang: Lang, message: string) => Mistake;
}

/** Wherever English and Hindi are side by side, they name the same figures, and the Hindi holds no Latin words. */
export const wordsAgree: Rule = (loaded) => {
  const { root, yaml } = loaded;
  // Interface words hold names of other languages and short marks; there only the figures are compared.
  const interfaceFiles = [`${root}/strings.yaml`, `${root}/links.yaml`];
  return [...yaml.flatMap(pairsInYaml), ...pairsInTables(loaded)].flatMap((pair) =>
    disagreements(pair, interfaceFiles.includes(pair.file)).map((message) => pair.mistake('hi', message)),
  );
};

/** Files whose words are not filled with facts. */
const WITHOUT_FACTS = /^(strings|site|links|facts|translations|sources|cultivators|previous-years)\b/;

/** Records, tables and papers take amounts from the facts: `{cultivation-licence-fee}`. */
export const factsInWordsExist: Rule = (loaded) => {
  const { root, yaml, ids } = loaded;
  const unknownIn = (pair: Pair, lang: Lang) =>
    factsNamed(pair[lang])
      .filter((id) => !ids.facts.has(id))
      .map((id) =>
        pair.mistake(lang, `There is no fact “${id}”. Correct the id, or add the fact to ${root}/facts.yaml.`),
      );
  const inYaml = yaml
    .filter(({ file }) => !WITHOUT_FACTS.test(file.slice(root.length + 1)))
    .flatMap(pairsInYaml)
    .flatMap((pair) => [
      ...LANGS.flatMap((lang) => [...unknownIn(pair, lang), ...amountIn(pair, lang)]),
      ...differentFacts(pair),
    ]);
  // Facts that exist are filled in already; braces that are left name one that does not.
  return [...inYaml, ...pairsInTables(loaded).flatMap((pair) => unknownIn(pair, 'en'))];
};

function amountIn(pair: Pair, lang: Lang): Mistake[] {
  const amount = amountByHand(pair[lang]);
  if (!amount) return [];
  const message = `“${amount}…” is an amount written by hand. Put it into facts.yaml and write its id in braces: {fact-id}.`;
  return [pair.mistake(lang, message)];
}

function differentFacts(pair: Pair): Mistake[] {
  const [en, hi] = LANGS.map((lang) => factsNamed(pair[lang]).toSorted().join());
  return en === hi ? [] : [pair.mistake('hi', 'English and Hindi name different facts in braces. Use the same ones.')];
}

function disagreements({ en, hi }: Pair, figuresOnly: boolean): string[] {
  const figures = `The figures differ: ${figuresIn(en).join(', ') || 'none'} in English, ${figuresIn(hi).join(', ') || 'none'} in Hindi. Correct the wrong one.`;
  return [
    ...(isSameFigures(en, hi) ? [] : [figures]),
    ...(figuresOnly ? [] : latinLeft(hi.replace(/\{[^}]*\}/g, ''))),
    ...misspellings(hi),
  ];
}

function pairsInYaml({ file, raw, lineOf }: YamlFile): Pair[] {
  return pairsIn(raw).map(({ path, en, hi }) => ({
    file,
    en,
    hi,
    mistake: (lang, message) => {
      const keys = [...path, lang];
      return { file, line: lineOf(keys), field: keys.join(' → '), message };
    },
  }));
}

function pairsInTables({ root, catalogue }: Loaded): Pair[] {
  return [...catalogue.tables.values()].flatMap(({ id, rows }) =>
    rows.flatMap(({ cells, note }, row) =>
      Object.entries({ ...cells, note }).flatMap(([name, cell]) => {
        if (typeof cell !== 'object' || cell === null) return [];
        const file = `${root}/tables/${id}.csv`;
        const mistake = (lang: Lang, message: string) => ({ file, field: `row ${row + 1}, ${name}_${lang}`, message });
        return [{ file, en: cell.en, hi: cell.hi, mistake }];
      }),
    ),
  );
}

function pairsIn(raw: unknown, path: PropertyKey[] = []): (Localized & { path: PropertyKey[] })[] {
  if (typeof raw !== 'object' || raw === null) return [];
  const { en, hi }: { en?: unknown; hi?: unknown } = raw;
  if (typeof en === 'string' && typeof hi === 'string') return [{ path, en, hi }];
  return Object.entries(raw).flatMap(([key, value]) =>
    pairsIn(value, [...path, Array.isArray(raw) ? Number(key) : key]),
  );
}
