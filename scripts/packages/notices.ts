import { readdirSync, readFileSync } from 'node:fs';
import { SENT_PACKAGES } from '../../src/integrations/sent-packages.ts';

const HEAD = `Parts of this website are the work of others. They are named here with their licences, which ask for it.
इस वेबसाइट के कुछ भाग दूसरों की रचना हैं। उनके नाम और लाइसेंस यहाँ हैं; लाइसेंस की यही शर्त है।
`;

/** The licences of everything that is sent to readers, as one text; the same text stands once. */
export function notices(root = 'node_modules'): string {
  const byText = Map.groupBy(SENT_PACKAGES, (name) => licenceText(`${root}/${name}`));
  const parts = [...byText].map(
    ([text, names]) => `${names.map((name) => title(`${root}/${name}`)).join('\n')}\n\n${text}`,
  );
  return [HEAD, ...parts].join(`\n${'-'.repeat(80)}\n\n`);
}

function title(folder: string): string {
  const { name, version, license }: Record<string, string> = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  return `${name} ${version} (${license})`;
}

function licenceText(folder: string): string {
  const file = readdirSync(folder)
    .toSorted()
    .find((name) => /^licen[cs]e/i.test(name));
  if (!file) throw new Error(`${folder} has no licence file, but it is sent to readers. Ask its makers for the text.`);
  return `${readFileSync(`${folder}/${file}`, 'utf8').replaceAll('\r\n', '\n').trim()}\n`;
}
