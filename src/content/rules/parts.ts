import { DEVANAGARI } from '../../language/devanagari.ts';
import type { Localized } from '../../language/lang.ts';
import { PROVIDERS } from '../../schemas/provider.ts';
import { ACTORS } from '../../schemas/procedure.ts';
import { DRAWN_UNITS, THINGS } from '../../schemas/drawing.ts';
import { AUDIENCES } from '../../schemas/initiative.ts';
import { DIRECTORY_LISTS, OFFICE_UNITS } from '../../schemas/office.ts';
import { isRegisterId, REGISTER_IDS, REGISTERS } from '../../schemas/registers.ts';
import type { Mistake } from '../../files/mistake.ts';
import { type Said, say } from '../../messages/say.ts';
import { amountIn } from '../../domain/drawn-amount.ts';
import { TENDER_STATES } from '../../domain/tenders.ts';
import type { Loaded } from '../load.ts';
import { ATTRIBUTE_KINDS, type AttributeKind, CALLOUT_KINDS, POSTS_SHOWN, RULE_CHECKS } from '../../schemas/part.ts';
import { isElement, lineOf, type Node, partsOf, type SourcePage, walk } from '../read-page.ts';
import { nearestName } from './nearest.ts';
import type { Rule, Site } from './rule.ts';

/** The one file of the built site that is linked from prose: it is neither a page nor a document. */
const LICENCES = '/licences.txt';

/** Prose holds words and the known parts only: no code, no HTML, no links but RouteLink and RecordLink. */
export const proseHoldsOnlyParts: Rule = ({ catalogue }, { parts }) =>
  catalogue.pages.flatMap((page) => {
    if (!page.tree) return [];
    return [...walk(page.tree)].flatMap((node): Mistake[] => {
      const said = foreign(node, parts);
      return said ? [{ file: page.file, line: lineOf(page, node), ...said }] : [];
    });
  });

/** What a page may not hold; asked by the desk for each block before it is saved. */
export function foreign(node: Node, parts: Site['parts']): Said | undefined {
  if (node.type === 'mdxjsEsm') return say('prose-code-line');
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') return say('prose-braces');
  if (node.type === 'link' && node.url === LICENCES) return undefined;
  if (node.type === 'link' || node.type === 'linkReference' || node.type === 'definition') return say('prose-link');
  if (node.type === 'image') return say('prose-picture');
  if (isElement(node) && !Object.hasOwn(parts, node.name ?? ''))
    return say('part-unknown', { name: node.name ?? '', parts: Object.keys(parts).join(', ') });
  return undefined;
}

/** Each part has its attributes, and what they name exists. */
export const partsNameWhatExists: Rule = (loaded, site) =>
  loaded.catalogue.pages.flatMap((page) =>
    partsOf(page).flatMap(({ name, attributes, line, node }) => {
      if (!Object.hasOwn(site.parts, name)) return [];
      const spec = site.parts[name]?.attributes ?? {};
      const complain = (said: Said): Mistake => ({ file: page.file, line, ...said });
      const known = Object.keys(spec).join(', ');
      const written = (node.attributes ?? []).map((attribute) => attribute.name ?? '…');
      const mistakes = written
        .filter((key) => !Object.hasOwn(spec, key))
        .map((key) =>
          complain(
            known ? say('part-attribute-unknown', { name, key, known }) : say('part-stands-alone', { name, key }),
          ),
        );
      for (const [key, kindText] of Object.entries(spec)) {
        const kind = ATTRIBUTE_KINDS.find((each) => kindText === each || kindText === `${each}?`);
        const value = attributes[key];
        if (written.includes(key) && value === undefined)
          mistakes.push(complain(say('part-plain-text', { key, name })));
        else if (value === undefined && !kindText.endsWith('?'))
          mistakes.push(complain(say('part-needs', { name, key })));
        else if (value !== undefined && kind) {
          const wrong = wrongValue(kind, value, loaded, site, attributes, page);
          if (wrong) mistakes.push(complain(wrong));
        }
      }
      if (name === 'Directory' && !written.includes('list') === !written.includes('offices'))
        mistakes.push(complain(say('part-directory')));
      return mistakes;
    }),
  );

/** A page has one register: its filter, pages and feed are those of the page. */
export const onePageOneRegister: Rule = ({ catalogue }) =>
  catalogue.pages.flatMap((page) =>
    partsOf(page)
      .filter(({ name }) => name === 'Register')
      .slice(1)
      .map(({ line }) => ({ file: page.file, line, ...say('part-second-register') })),
  );

/** Attributes that take one of a few words. */
const CHOICES: Partial<Record<AttributeKind, readonly string[]>> = {
  register: REGISTER_IDS,
  section: PROVIDERS,
  posts: POSTS_SHOWN,
  'rule-check': RULE_CHECKS,
  list: DIRECTORY_LISTS,
  unit: [...OFFICE_UNITS, 'all'],
  audience: AUDIENCES,
  callout: CALLOUT_KINDS,
  actor: ACTORS,
  thing: THINGS,
  'drawn-unit': DRAWN_UNITS,
};

/** Attributes that name an entry of a file: the file, the ids there are, and the message about an unknown one. */
const NAMED = {
  fact: { file: 'facts', ids: 'facts', code: 'no-such-fact' },
  procedure: { file: 'procedures', ids: 'procedures', code: 'no-such-procedure' },
  sheet: { file: 'sheets', ids: 'sheets', code: 'no-such-sheet' },
  pack: { file: 'packs', ids: 'packs', code: 'no-such-pack' },
  office: { file: 'offices', ids: 'offices', code: 'no-such-office' },
  timeline: { file: 'timeline', ids: 'timelines', code: 'no-such-timeline' },
} as const;

function isNamed(kind: AttributeKind): kind is keyof typeof NAMED {
  return Object.hasOwn(NAMED, kind);
}

function wrongValue(
  kind: AttributeKind,
  value: string,
  loaded: Loaded,
  site: Site,
  attributes: Record<string, string>,
  page: SourcePage,
): Said | undefined {
  const { ids, catalogue, root, files } = loaded;
  const oneOf = (values: readonly string[]) =>
    values.includes(value) ? undefined : say('part-choice', { value, choices: values.join(', ') });
  const choices = CHOICES[kind];
  if (choices) return oneOf(choices);
  if (isNamed(kind)) {
    const { file, ids: key, code } = NAMED[kind];
    if (ids[key].has(value)) return undefined;
    return say(code, { id: value, file: `${root}/${file}.yaml`, near: nearest(value, ids[key]) });
  }
  switch (kind) {
    case 'drawn-fact': {
      const unknown = wrongValue('fact', value, loaded, site, attributes, page);
      const fact = catalogue.facts.get(value);
      return unknown ?? (fact && !amountIn(fact) ? say('fact-not-drawn', { id: value }) : undefined);
    }
    case 'route':
      return site.routes.includes(value)
        ? undefined
        : say('no-such-page', { id: value, folder: `${root}/pages/`, near: nearest(value, site.routes) });
    case 'record':
      return files.includes(`${root}/registers/${value}.yaml`)
        ? undefined
        : say('no-such-record', { id: value, folder: `${root}/registers/` });
    case 'picture':
      return ids.pictures.has(value)
        ? undefined
        : say('picture-unknown', { id: value, nearest: nearest(value, ids.pictures) });
    case 'document':
      return ids.documents.has(value) ? undefined : say('no-such-document', { file: `${root}/documents/${value}` });
    case 'table':
    case 'chart': {
      if (!ids.tables.has(value))
        return say('no-such-table', {
          id: value,
          file: `${root}/tables/${value}`,
          near: nearest(value, ids.tables),
        });
      const table = catalogue.tables.get(value);
      return kind === 'table' || !table || table.chart
        ? undefined
        : say('part-no-chart', { id: value, file: `${root}/tables/${value}.yaml` });
    }
    case 'kind': {
      const register = attributes['id'] ?? '';
      return isRegisterId(register) ? oneOf(REGISTERS[register].kinds) : undefined;
    }
    case 'state':
      return attributes['id'] === 'tenders' ? oneOf(TENDER_STATES) : say('part-state');
    case 'words':
      return page.lang === 'en' || DEVANAGARI.test(value) ? undefined : say('part-words', { value });
    default:
      return undefined;
  }
}

/** "Did you mean …?", where one known name is close. */
function nearest(value: string, known: Iterable<string>): Localized {
  const name = nearestName(value, known);
  return name === undefined
    ? { en: '', hi: '' }
    : { en: ` Did you mean “${name}”?`, hi: ` क्या आपका आशय “${name}” से है?` };
}
