import { checkYaml } from '../../../src/files/read-yaml.ts';
import type { Localized } from '../../../src/language/lang.ts';
import { glossarySchema } from '../../../src/schemas/glossary.ts';
import { avoidedWords, type FindAvoided } from '../../../src/text/voice.ts';
import type { Desk } from '../desk.ts';

interface Glossary {
  terms: Localized[];
  findAvoided: FindAvoided;
}
let last: { hash: string; glossary: Glossary } | undefined;

/** The word list of the draft; empty while its file has a mistake. */
export function glossaryOf({ drafts }: Desk): Glossary {
  if (!drafts.has('glossary.yaml')) return { terms: [], findAvoided: () => [] };
  const { text, hash } = drafts.read('glossary.yaml');
  if (last?.hash === hash) return last.glossary;
  const entries = Object.values(checkYaml('content/glossary.yaml', text, glossarySchema).data ?? {}).flat();
  const terms = entries.map(({ en, hi }) => ({ en, hi }));
  last = { hash, glossary: { terms, findAvoided: avoidedWords(entries) } };
  return last.glossary;
}
