import { embedPath } from '../src/addresses/datasets.ts';
import { KEEP_OUT } from '../src/addresses/names-of-people.ts';
import { TEXT_FILE } from '../src/addresses/text-version.ts';
import { contentTypeFor } from './content-types.ts';
import {
  cacheControlFor,
  NOT_LISTED,
  OF_OPEN_DATA,
  RESOURCE_POLICY,
  ROBOTS_HEADER,
  securityHeadersFor,
  STRICT_TRANSPORT,
} from './headers.ts';

const MOST_HEADER_RULES = 100;
const MOST_REDIRECTS = 2000;

/**
 * `_headers` for static hosts. Rules that fit the same answer are added up there, so no two of them name the same header:
 * safety headers stand in one rule for every address, times to keep a file in one rule for each entry of the folder.
 * @param entries names of the files and folders at the top of the built site; folders end in a slash
 * @param kept what the addresses begin with that are not for search engines
 * @param open what the addresses of data files begin with
 */
export function staticHeaders(entries: string[], kept: string[], open: string[]): string {
  const safety = { ...securityHeadersFor('/'), 'Strict-Transport-Security': STRICT_TRANSPORT };
  // Reading from elsewhere needs this header alone. The policy on resources is in the first rule, and cannot be said twice.
  const { [RESOURCE_POLICY]: _, ...allowed } = OF_OPEN_DATA;
  const rules = [
    rule('/*', safety),
    ...entries.map((entry) => {
      const address = entry === 'index.html' ? '/' : `/${entry}`;
      return rule(address.replace(/(?<=.)\/$/, '/*'), { 'Cache-Control': cacheControlFor(address) });
    }),
    rule(`/*/${TEXT_FILE}`, { 'Content-Type': contentTypeFor(TEXT_FILE), [ROBOTS_HEADER]: NOT_LISTED }),
    embedRule(),
    ...kept.map((beginning) => rule(`${beginning}*`, { [ROBOTS_HEADER]: KEEP_OUT })),
    ...open.map((beginning) => rule(`${beginning}*`, allowed)),
  ];
  if (rules.length > MOST_HEADER_RULES) throw new Error(`Static hosts take ${MOST_HEADER_RULES} rules for headers.`);
  return rules.join('\n');
}

/**
 * What other websites may frame. A line with an exclamation mark takes a header back that a rule before gave (Cloudflare Pages); a host
 * that does not know it leaves such a page as closed as all others.
 */
function embedRule(): string {
  const [everywhere, here] = [securityHeadersFor('/'), securityHeadersFor(embedPath('any', 'en'))];
  const taken = Object.keys(everywhere).filter((name) => here[name] !== everywhere[name]);
  const given = Object.fromEntries(Object.entries(here).filter(([name, value]) => everywhere[name] !== value));
  const [address, ...lines] = rule('/:lang/data/:dataset/embed/', given).split('\n');
  return [address, ...taken.map((name) => `  ! ${name}`), ...lines].join('\n');
}

function rule(address: string, headers: Record<string, string>): string {
  return [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
}

/**
 * `_redirects` for static hosts: old addresses, and small letters where an address has capitals. Such hosts add the last
 * slash themselves; a rule that did it would be followed in a circle.
 */
export function staticRedirects(table: Map<string, string>): string {
  const lines = [...table]
    .filter(([from, to]) => `${from}/` !== to)
    .flatMap(([from, to]) => spellings(from).map((spelling) => `${spelling} ${to} 301\n`));
  if (lines.length > MOST_REDIRECTS) throw new Error(`Static hosts take ${MOST_REDIRECTS} redirects.`);
  return lines.join('');
}

/** With and without capitals, and for a page with and without its last slash. */
function spellings(from: string): string[] {
  const isFile = /\.\w+$/.test(from);
  return [...new Set([from, from.toLowerCase()])].flatMap((name) => (isFile ? [name] : [name, `${name}/`]));
}
