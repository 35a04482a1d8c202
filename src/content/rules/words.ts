import { LANGS, type Lang } from '../../language/lang.ts';
import { amountByHand, figuresIn, isSameFigures } from '../../text/compare-words.ts';
import type { Mistake } from '../../files/mistake.ts';
import { type Said, say } from '../../messages/say.ts';
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
    disagreements(pair, interfaceFiles.includes(pair.file)).map((said) => pair.mistake('hi', said)),
  );
};

/** Files whose words are not filled with facts. */
const WITHOUT_FACTS =
  /^(strings|site|links|facts|glossary|translations|recorded|changes|sources|cultivators|previous-years)\b/;

/** Records, tables and papers take amounts from the facts: `{cultivation-licence-fee}`. */
export const factsInWordsExist: Rule = (loaded) => {
  const { root, yaml, ids } = loaded;
  const unknownIn = (pair: Pair, lang: Lang) =>
    factsNamed(pair[lang])
      .filter((id) => !ids.facts.has(id))
      .map((id) => pair.mistake(lang, say('no-such-fact', { id, file: `${root}/facts.yaml`, near: '' })));
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
  return amount ? [pair.mistake(lang, say('words-amount', { amount }))] : [];
}

function differentFacts(pair: Pair): Mistake[] {
  const [en, hi] = LANGS.map((lang) => factsNamed(pair[lang]).toSorted().join());
  return en === hi ? [] : [pair.mistake('hi', say('words-facts'))];
}

function disagreements({ en, hi }: Pair, figuresOnly: boolean): Said[] {
  const inText = (text: string) => figuresIn(text).join(', ') || { en: 'none', hi: 'कोई नहीं' };
  const figures = say('words-figures', { english: inText(en), hindi: inText(hi) });
  return [...(isSameFigures(en, hi) ? [] : [figures]), ...(figuresOnly ? [] : latinLeft(hi.replace(/\{[^}]*\}/g, '')))];
}
