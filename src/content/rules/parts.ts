import { DEVANAGARI } from '../../language/devanagari.ts';
import { PROVIDERS } from '../../schemas/provider.ts';
import { ACTORS } from '../../schemas/procedure.ts';
import { AUDIENCES } from '../../schemas/initiative.ts';
import { DIRECTORY_LISTS, OFFICE_UNITS } from '../../schemas/office.ts';
import { isRegisterId, REGISTER_IDS, REGISTERS } from '../../schemas/registers.ts';
import { editDistance } from '../../text/edit-distance.ts';
import type { Mistake } from '../../files/mistake.ts';
import { TENDER_STATES } from '../../domain/tenders.ts';
import type { Loaded } from '../load.ts';
import { type AttributeKind, CALLOUT_KINDS, POSTS_SHOWN } from '../../schemas/part.ts';
import { isElement, lineOf, type Node, partsOf, type SourcePage, walk } from '../read-page.ts';
import type { Rule, Site } from './rule.ts';

/** The one file of the built site that is linked from prose: it is neither a page nor a document. */
const LICENCES = '/licences.txt';

/** Prose holds words and the known parts only: no code, no HTML, no links but RouteLink and RecordLink. */
export const proseHoldsOnlyParts: Rule = ({ catalogue }, { parts }) =>
  catalogue.pages.flatMap((page) => {
    if (!page.tree) return [];
    return [...walk(page.tree)].flatMap((node): Mistake[] => {
      const message = foreign(node, parts);
      return message ? [{ file: page.file, line: lineOf(page, node), message }] : [];
    });
  });

function foreign(node: Node, parts: Site['parts']): string | undefined {
  if (node.type === 'mdxjsEsm')
    return 'Pages hold no “import” or “export”. Remove the line; the parts are there without it.';
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression')
    return 'Pages hold no code in braces. Remove “{…}”.';
  if (node.type === 'link' && node.url === LICENCES) return undefined;
  if (node.type === 'link' || node.type === 'linkReference' || node.type === 'definition')
    return 'Links to our pages are written <RouteLink to="…">words</RouteLink>, outside addresses belong into “sources” or content/links.yaml. Change this link.';
  if (node.type === 'image') return 'Pictures need a part of their own. Remove this one.';
  if (isElement(node) && !Object.hasOwn(parts, node.name ?? ''))
    return `There is no part <${node.name}>. The parts are ${Object.keys(parts).join(', ')}. Correct the name, or use plain words.`;
  return undefined;
}

/** Each part has its attributes, and what they name exists. */
export const partsNameWhatExists: Rule = (loaded, site) =>
  loaded.catalogue.pages.flatMap((page) =>
    partsOf(page).flatMap(({ name, attributes, line, node }) => {
      if (!Object.hasOwn(site.parts, name)) return [];
      const spec = site.parts[name]?.attributes ?? {};
      const complain = (message: string): Mistake => ({ file: page.file, line, message });
      const written = (node.attributes ?? []).map((attribute) => attribute.name ?? '…');
      const mistakes = written
        .filter((key) => !Object.hasOwn(spec, key))
        .map((key) =>
          complain(
            `<${name}> has no “${key}”. ${Object.keys(spec).length > 0 ? `It has: ${Object.keys(spec).join(', ')}.` : 'It stands alone.'} Remove it or correct its name.`,
          ),
        );
      for (const [key, kindText] of Object.entries(spec)) {
        const kind = kindText.replace('?', '') as AttributeKind;
        const value = attributes[key];
        if (written.includes(key) && value === undefined)
          mistakes.push(complain(`“${key}” of <${name}> must be plain text in quotation marks. Write ${key}="…".`));
        else if (value === undefined && !kindText.endsWith('?'))
          mistakes.push(complain(`<${name}> needs “${key}”. Write ${key}="…".`));
        else if (value !== undefined) {
          const wrong = wrongValue(kind, value, loaded, site, attributes, page);
          if (wrong) mistakes.push(complain(wrong));
        }
      }
      if (name === 'Directory' && !written.includes('list') === !written.includes('offices'))
        mistakes.push(complain('<Directory> needs either “list” or “offices”. Write one of them.'));
      return mistakes;
    }),
  );

/** A page has one register: its filter, pages and feed are those of the page. */
export const onePageOneRegister: Rule = ({ catalogue }) =>
  catalogue.pages.flatMap((page) =>
    partsOf(page)
      .filter(({ name }) => name === 'Register')
      .slice(1)
      .map(({ line }) => ({
        file: page.file,
        line,
        message:
          'A page holds one <Register>. Remove this one; “alsoFor” in a record shows it on the page of another section.',
      })),
  );

/** Attributes that take one of a few words. */
const CHOICES: Partial<Record<AttributeKind, readonly string[]>> = {
  register: REGISTER_IDS,
  section: PROVIDERS,
  posts: POSTS_SHOWN,
  list: DIRECTORY_LISTS,
  unit: [...OFFICE_UNITS, 'all'],
  audience: AUDIENCES,
  callout: CALLOUT_KINDS,
  actor: ACTORS,
};

/** Attributes that name an entry: the ids there are, and what to do about an unknown one. */
const NAMED: Partial<Record<AttributeKind, (loaded: Loaded, site: Site) => [known: Iterable<string>, advice: string]>> =
  {
    fact: ({ ids, root }) => [ids.facts, `Correct the id, or add the fact to ${root}/facts.yaml.`],
    procedure: ({ ids, root }) => [ids.procedures, `Correct the id, or add it to ${root}/procedures.yaml.`],
    sheet: ({ ids, root }) => [ids.sheets, `Correct the id, or add it to ${root}/sheets.yaml.`],
    pack: ({ ids, root }) => [ids.packs, `Correct the id, or add it to ${root}/packs.yaml.`],
    office: ({ ids, root }) => [ids.offices, `Write an id of ${root}/offices.yaml.`],
    timeline: ({ ids, root }) => [ids.timelines, `Correct the id, or add it to ${root}/timeline.yaml.`],
  };

function wrongValue(
  kind: AttributeKind,
  value: string,
  loaded: Loaded,
  site: Site,
  attributes: Record<string, string>,
  page: SourcePage,
): string | undefined {
  const { ids, catalogue, root, files } = loaded;
  const oneOf = (values: readonly string[]) =>
    values.includes(value) ? undefined : `“${value}” is not known here. Write one of: ${values.join(', ')}.`;
  const choices = CHOICES[kind];
  if (choices) return oneOf(choices);
  const [known, advice] = NAMED[kind]?.(loaded, site) ?? [];
  if (known && advice) {
    // An unreadable file has every id.
    const exists = known instanceof Set ? known.has(value) : [...known].includes(value);
    return exists ? undefined : `There is no ${kind} “${value}”. ${advice}${nearest(value, known)}`;
  }
  switch (kind) {
    case 'route':
      return site.routes.includes(value)
        ? undefined
        : `There is no page “${value}”. Write <area>/<key> as in ${root}/pages/.${nearest(value, site.routes)}`;
    case 'record':
      return files.includes(`${root}/registers/${value}.yaml`)
        ? undefined
        : `There is no record “${value}”. Write <register>/<file name without .yaml> as in ${root}/registers/.`;
    case 'document':
      return ids.documents.has(value)
        ? undefined
        : `There is no file ${root}/documents/${value}. Put it there, or correct the name.`;
    case 'table':
      return ids.tables.has(value)
        ? undefined
        : `There is no table “${value}”. Correct the id, or add ${root}/tables/${value}.yaml and .csv.${nearest(value, ids.tables)}`;
    case 'chart': {
      if (!ids.tables.has(value)) return `There is no table “${value}”. Correct the id.${nearest(value, ids.tables)}`;
      const table = catalogue.tables.get(value);
      return !table || table.chart
        ? undefined
        : `The table “${value}” has no “chart”. Describe it in ${root}/tables/${value}.yaml, or remove this part.`;
    }
    case 'kind': {
      const register = attributes['id'] ?? '';
      return isRegisterId(register) ? oneOf(REGISTERS[register].kinds) : undefined;
    }
    case 'state':
      return attributes['id'] === 'tenders'
        ? oneOf(TENDER_STATES)
        : 'Only tenders are active or archived. Remove “state”.';
    case 'words':
      return page.lang === 'en' || DEVANAGARI.test(value)
        ? undefined
        : `“${value}” holds no Devanagari letter. Translate it.`;
    default:
      return undefined;
  }
}

/** How many slips of the pen a suggestion may be away. */
const MOST_SLIPS = 3;

/** "Did you mean …?", where one known name is close. */
function nearest(value: string, known: Iterable<string>): string {
  const [best] = [...known]
    .map((name) => ({ name, distance: editDistance(value, name, MOST_SLIPS) }))
    .toSorted((a, b) => a.distance - b.distance);
  return best && best.distance <= MOST_SLIPS ? ` Did you mean “${best.name}”?` : '';
}
