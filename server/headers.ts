import { EMBEDS, OPEN_DATA } from '../src/addresses/datasets.ts';
import { KEEP_OUT, NAMES_OF_PEOPLE } from '../src/addresses/names-of-people.ts';
import { TEXT_VERSIONS } from '../src/addresses/text-version.ts';

/**
 * The security policy in two halves. Pages carry the first themselves, with the hashes of their own scripts and styles,
 * so that it holds on any web server. The second only works as a header.
 */
export const contentSecurityPolicy = {
  inPage: [
    "default-src 'none'",
    "connect-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
  ] as const,
  inHeader: "frame-ancestors 'none'; object-src 'none'; base-uri 'none'; form-action 'self'",
};

/** Who may use an answer: pages of this site alone. */
export const RESOURCE_POLICY = 'Cross-Origin-Resource-Policy';

/** Sent with every answer. */
const EVERYWHERE: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  [RESOURCE_POLICY]: 'same-origin',
};

/** Data files are for everybody: programs of any website may read them. They hold nothing that depends on who asks. */
export const OF_OPEN_DATA: Record<string, string> = {
  'Access-Control-Allow-Origin': '*',
  [RESOURCE_POLICY]: 'cross-origin',
};

/** What a browser heeds only for a document of its own. */
const OF_DOCUMENTS: Record<string, string> = {
  'Content-Security-Policy': contentSecurityPolicy.inHeader,
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** What other websites may show within their pages: nothing there can be pressed but a link to us. */
function ofEmbeds(): Record<string, string> {
  const { 'X-Frame-Options': _, ...others } = OF_DOCUMENTS;
  const policy = contentSecurityPolicy.inHeader.replace(/^frame-ancestors 'none'/, 'frame-ancestors *');
  return { ...others, 'Content-Security-Policy': policy };
}

/** The safety headers of an address. Scripts, styles and fonts of the pages are no documents: each would carry half a kilobyte in vain. */
export function securityHeadersFor(pathname: string): Record<string, string> {
  if (pathname.startsWith('/_astro/')) return EVERYWHERE;
  return {
    ...EVERYWHERE,
    ...(EMBEDS.test(pathname) ? ofEmbeds() : OF_DOCUMENTS),
    ...(OPEN_DATA.test(pathname) && OF_OPEN_DATA),
  };
}

/** Tells search engines what to leave out. */
export const ROBOTS_HEADER = 'X-Robots-Tag';

/** What search engines are told about a text version: they list the page, which has the same words. */
export const NOT_LISTED = 'noindex';

/** Which addresses search engines are told something about, and what. */
export const ROBOTS: [addresses: RegExp, value: string][] = [
  [NAMES_OF_PEOPLE, KEEP_OUT],
  [TEXT_VERSIONS, NOT_LISTED],
];

/** What search engines are told about an address; nothing where they may keep it. */
export function robotsHeadersFor(pathname: string): Record<string, string> {
  const found = ROBOTS.find(([addresses]) => addresses.test(pathname));
  return found ? { [ROBOTS_HEADER]: found[1] } : {};
}

const YEAR_IN_SECONDS = 31_536_000;

/** Only where the connection is encrypted. Of this name alone: names below it are not ours to promise for. */
export const STRICT_TRANSPORT = `max-age=${YEAR_IN_SECONDS}`;

/** How long a browser may keep a file, by the beginning of its address; the first that fits counts. */
export const CACHING: [beginning: string, value: string][] = [
  ['/_astro/', `public, max-age=${YEAR_IN_SECONDS}, immutable`], // a changed file has another name
  ['/icons/', 'public, max-age=86400'],
  ['/', 'public, max-age=0, must-revalidate'],
];

export const CACHING_OF_REDIRECTS = 'public, max-age=3600';
export const CACHING_OF_REFUSALS = 'no-store';

export function cacheControlFor(pathname: string): string {
  return CACHING.find(([beginning]) => pathname.startsWith(beginning))?.[1] ?? CACHING_OF_REFUSALS;
}
