import type { PickName } from '../../model/form-api.ts';

/** The descriptions of the schemas say what an id stands for; the first that fits counts. */
const PICKS: [description: RegExp, pick: PickName][] = [
  [/content\/sources\//, 'sources'],
  [/^Record of the same register/, 'same-register'],
  [/^Acts, rules, notifications or instructions/, 'amendable'],
  [/content\/registers\/forms\//, 'forms'],
  [/<register>\//, 'records'],
  [/content\/facts\.yaml|^Id of a fact/, 'facts'],
  [/content\/office-places\.yaml|id of its district$/, 'office-places'],
  [/content\/offices\.yaml|^Ids of the offices/, 'offices'],
  [/content\/posts\.yaml/, 'posts'],
  [/content\/pictures\//, 'pictures'],
  [/content\/documents\//, 'documents'],
  [/content\/tables\/|^Id of a table/, 'tables'],
  [/content\/procedures\.yaml/, 'procedures'],
  [/content\/sheets\.yaml/, 'sheets'],
  [/content\/links\.yaml/, 'links'],
  [/^all, or a list of areas/, 'areas'],
  [/content\/pages\/|<area>\/<key>|^Page it leads to|^The page that says more/, 'pages'],
];

export function pickOf(description: string | undefined): PickName | undefined {
  return description === undefined ? undefined : PICKS.find(([pattern]) => pattern.test(description))?.[1];
}
