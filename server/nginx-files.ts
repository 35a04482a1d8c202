import { CONTENT_TYPES } from './content-types.ts';
import { EMBEDS, embedPath, OPEN_DATA } from '../src/addresses/datasets.ts';
import {
  CACHING,
  CACHING_OF_REDIRECTS,
  CACHING_OF_REFUSALS,
  OF_OPEN_DATA,
  ROBOTS,
  ROBOTS_HEADER,
  securityHeadersFor,
  STRICT_TRANSPORT,
} from './headers.ts';

const MADE = '# Made by “npm run deploy:files”. Change the tables in server/ and src/addresses/routes.ts instead.\n';

/** Any dataset within the page of another website. */
const AN_EMBED = embedPath('any', 'en');

/** The parts of the nginx configuration that follow from our tables, by the name of their file in `deploy/nginx/`. */
export function nginxFiles(redirects: Map<string, string>): Record<string, string> {
  return {
    'redirects.conf': redirectMaps(redirects),
    'header-values.conf': headerMaps(),
    'headers.conf': headerLines(),
    'types.conf': types(),
  };
}

/** nginx compares whole words of a map without regard to capitals, as we do. */
function redirectMaps(redirects: Map<string, string>): string {
  return [
    MADE,
    '# The address without its last slash and without .html.',
    map('$uri', '$cbn_stem', [
      ['/index.html', '/index.html'],
      [String.raw`~*^(?<cbn_beginning>/.*?)(?:(?:/index)?\.html)?/*$`, '$cbn_beginning'],
    ]),
    map('$cbn_stem', '$cbn_target', [
      ['/index.html', '/'],
      ...redirects,
      [String.raw`~^/(en|hi)/(records/[a-z-]+|highlights/gallery)/[a-z\d-]+$`, '$cbn_stem/'],
      [String.raw`~^/(en|hi)/data/[a-z\d-]+/embed$`, '$cbn_stem/'],
      [String.raw`~^/(en|hi)/.+/(\d\d\d\d|undated)(/\d+)?$`, '$cbn_stem/'],
      [String.raw`~^/(en|hi)/opium/Eligible/[\d-]+/[a-z\d-]+/[a-z]+-[a-z]+$`, '$cbn_stem/'],
    ]),
    '# Nothing where the address is right already.',
    map('"$cbn_target $uri"', '$cbn_redirect', [
      [String.raw`~^(/\S*) \1$`, ''],
      [String.raw`~^(?<cbn_there>/\S*) `, '$cbn_there'],
    ]),
  ].join('\n');
}

/** What a header says depends on the address and on the outcome. A header without a value is not sent. */
function headerMaps(): string {
  return [
    MADE,
    ...ofDocuments().map(([name, value]) => {
      const embedded = securityHeadersFor(AN_EMBED)[name] ?? '';
      return map('$uri', variable(name), [
        ['default', value],
        ['~^/_astro/', ''],
        ...(embedded === value ? [] : [[`~${asFile(inNginx(EMBEDS))}`, embedded] satisfies [string, string]]),
      ]);
    }),
    ...Object.entries(OF_OPEN_DATA).map(([name, value]) =>
      map('$uri', variable(name), [
        ['default', securityHeadersFor('/')[name] ?? ''],
        [`~${inNginx(OPEN_DATA)}`, value],
      ]),
    ),
    map(
      '$uri',
      variable(ROBOTS_HEADER),
      ROBOTS.map(([addresses, value]): [string, string] => [`~${inNginx(addresses)}`, value]),
    ),
    map('"$status $uri"', variable('Cache-Control'), [
      ['~^308 ', CACHING_OF_REDIRECTS],
      ['~^[45]', CACHING_OF_REFUSALS],
      ...CACHING.map(([beginning, value]): [string, string] => [`~^... ${beginning}`, value]),
    ]),
    map('"$https $http_x_forwarded_proto"', variable('Strict-Transport-Security'), [
      ['~^on ', STRICT_TRANSPORT],
      ['~ https$', STRICT_TRANSPORT],
    ]),
    map('$status', variable('Allow'), [['405', 'GET, HEAD']]),
  ].join('\n');
}

function headerLines(): string {
  const everywhere = Object.entries(securityHeadersFor('/_astro/')).filter(([name]) => !(name in OF_OPEN_DATA));
  const varying = [
    ...Object.keys(OF_OPEN_DATA),
    ...ofDocuments().map(([name]) => name),
    ROBOTS_HEADER,
    'Cache-Control',
    'Strict-Transport-Security',
    'Allow',
  ];
  return [
    MADE,
    ...everywhere.map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    ...varying.map((name) => `add_header ${name} ${variable(name)} always;`),
    '',
  ].join('\n');
}

/** A pattern as nginx writes it. */
function inNginx({ source }: RegExp): string {
  return source.replaceAll('\\/', '/');
}

/** When it sends a page, nginx has its file for the address. */
function asFile(pattern: string): string {
  return pattern.replace(/\/\$$/, String.raw`/(index\.html)?$`);
}

function types(): string {
  const lines = Object.entries(CONTENT_TYPES).map(([ending, type]) => `  ${quoted(type)} ${ending.slice(1)};`);
  return [MADE, 'types {', ...lines, '}', ''].join('\n');
}

/** Headers that only documents carry. */
function ofDocuments(): [name: string, value: string][] {
  const everywhere = securityHeadersFor('/_astro/');
  return Object.entries(securityHeadersFor('/')).filter(([name]) => !(name in everywhere));
}

/** @example variable('Cache-Control') // '$cbn_cache_control' */
function variable(header: string): string {
  return `$cbn_${header.toLowerCase().replaceAll('-', '_')}`;
}

function map(from: string, to: string, lines: [string, string][]): string {
  return [`map ${from} ${to} {`, ...lines.map(([key, value]) => `  ${quoted(key)} ${quoted(value)};`), '}', ''].join(
    '\n',
  );
}

function quoted(text: string): string {
  if (/^[\w/.-]+$/.test(text)) return text;
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
