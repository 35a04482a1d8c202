import { LANGS, type Lang } from '../../language/lang.ts';
import { amountByHand, figuresIn, isSameFigures } from '../../text/compare-words.ts';
import type { Mistake } from '../../files/mistake.ts';
import { factsNamed } from '../../schemas/fact.ts';
import { latinLeft } from './hindi-text.ts';
import type { Rule } from './rule.ts';
import { type Pair, pairsInTables, pairsInYaml } from './texts.ts';

/** Wherever English and Hindi are side by side, they name the same figures, and the Hindi holds no Latin words. */
export const wordsAgree: Rule = (loaded) => {
  const { root, yaml } = loaded;
  // Interface words hold names of other languages and short marks; there only the figures are compared.
  const interfaceFiles = [`${root}/strings.yaml`, `${root}/links.yaml`];
  const words = yaml.filter(({ file }) => file !== `${root}/glossary.yaml`);
  return [...words.flatMap(pairsInYaml), ...pairsInTables(loaded)].flatMap((pair) =>
    disagreements(pair, interfaceFiles.includes(pair.file)).map((message) => pair.mistake('hi', message)),
  );
};

/** Files whose words are not filled with facts. */
const WITHOUT_FACTS = /^(strings|site|links|facts|glossary|translations|sources|cultivators|previous-years)\b/;

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
  return [...(isSameFigures(en, hi) ? [] : [figures]), ...(figuresOnly ? [] : latinLeft(hi.replace(/\{[^}]*\}/g, '')))];
}
