import { langOf } from '../../language/twin.ts';
import { type Said, say } from '../../messages/say.ts';
import { addressKey, legacyKeys } from '../../addresses/routes.ts';
import { everyHtmlPage } from '../addresses.ts';
import type { Loaded } from '../load.ts';
import { inYaml } from '../place.ts';
import type { Rule } from './rule.ts';

/** Old addresses lead to something that answers, in one step, in their own language, and hide nothing that is there. */
export const movedAddressesHaveTargets: Rule = (loaded) => {
  const file = `${loaded.root}/moved.yaml`;
  const { moved = [] } = loaded.catalogue;
  const existing = addressesIn(loaded);
  const taken = new Set([...[...existing].map(addressKey), ...legacyKeys()]);
  const given = moved.map(({ from }) => addressKey(from));
  return moved.flatMap(({ from, to }, index) => {
    const problems: [field: string, said: Said][] = [];
    if (taken.has(addressKey(from))) problems.push(['from', say('moved-taken', { address: from })]);
    if (given.indexOf(addressKey(from)) < index) problems.push(['from', say('moved-twice', { address: from })]);
    if (given.includes(addressKey(to))) problems.push(['to', say('moved-again', { address: to })]);
    else if (canBeKnown(to, loaded) && !existing.has(to)) problems.push(['to', say('moved-nowhere', { address: to })]);
    if (langOf(from) && langOf(to) && langOf(from) !== langOf(to))
      problems.push(['to', say('moved-other-language', { address: to, from })]);
    return problems.map(([field, said]) => inYaml(loaded, file, [index, field], said));
  });
};

/** Pages and documents follow from the content; feeds, tables and calendars are looked at in the built site. */
function canBeKnown(address: string, { mistakes }: Loaded): boolean {
  // A record with a mistake has its page all the same, only nobody can say its address.
  return (address.endsWith('/') && mistakes.length === 0) || address.startsWith('/documents/');
}

function addressesIn({ catalogue, ids }: Loaded): Set<string> {
  return new Set([
    '/',
    ...everyHtmlPage(catalogue).map(({ path }) => path),
    ...[...ids.documents].map((name) => `/documents/${name}`),
  ]);
}
