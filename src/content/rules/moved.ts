import { LANGS } from '../../language/lang.ts';
import { langOf } from '../../language/twin.ts';
import type { Mistake } from '../../files/mistake.ts';
import { addressKey, knownAddresses, ROUTES } from '../../addresses/routes.ts';
import { everyHtmlPage } from '../addresses.ts';
import type { Loaded } from '../load.ts';
import type { Rule } from './rule.ts';

/** Old addresses lead to something that answers, in one step, in their own language, and hide nothing that is there. */
export const movedAddressesHaveTargets: Rule = (loaded, { routes }) => {
  const file = `${loaded.root}/moved.yaml`;
  const { moved = [] } = loaded.catalogue;
  const existing = addressesIn(loaded, routes);
  const taken = new Set([...[...existing].map(addressKey), ...knownAddresses().map(([key]) => key)]);
  const given = moved.map(({ from }) => addressKey(from));
  return moved.flatMap(({ from, to }, index) => {
    const problems: [field: string, message: string][] = [];
    if (taken.has(addressKey(from)))
      problems.push(['from', `“${from}” answers already. Remove what is there first, or remove this entry.`]);
    if (given.indexOf(addressKey(from)) < index)
      problems.push(['from', `“${from}” stands twice in this file. Keep one of the two.`]);
    if (given.includes(addressKey(to)))
      problems.push(['to', `“${to}” was given up itself. Write the address to which it leads now.`]);
    else if (canBeKnown(to) && !existing.has(to))
      problems.push(['to', `There is nothing at “${to}”. Write the address of a page or document as the site has it.`]);
    if (langOf(from) && langOf(to) && langOf(from) !== langOf(to))
      problems.push(['to', `“${to}” is in the other language. Write the address in the language of “${from}”.`]);
    return problems.map(([field, message]): Mistake => ({ file, field: `${index} → ${field}`, message }));
  });
};

/** Pages and documents follow from the content; feeds, tables and calendars are looked at in the built site. */
function canBeKnown(address: string): boolean {
  return address.endsWith('/') || address.startsWith('/documents/');
}

function addressesIn({ catalogue, ids }: Loaded, routes: readonly string[]): Set<string> {
  const pathOf = (id: string) => ROUTES.find((route) => route.id === id)?.path ?? id;
  return new Set([
    '/',
    ...routes.flatMap((id) => LANGS.map((lang) => `/${lang}/${pathOf(id)}/`)),
    ...everyHtmlPage(catalogue).flatMap(({ kind, path }) => (kind === 'page' ? [] : path)),
    ...[...ids.documents].map((name) => `/documents/${name}`),
  ]);
}
