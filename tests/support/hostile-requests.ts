/**
 * Requests that no reader makes, byte by byte, and the answers that do no harm: the same for every web server in front of
 * the site. Where several answers are listed, servers differ and each is right; 0 is a connection closed without one.
 */
export interface HostileRequest {
  name: string;
  /** Latin-1: one letter is one byte. */
  raw: string;
  answers: number[];
}

const NOTHING_THERE = [400, 403, 404];
const NOT_UNDERSTOOD = [400, 404, 405, 501];
const LIKE_ANY_OTHER = [200, 308, 404];

export const HOSTILE_REQUESTS: HostileRequest[] = [
  ...[
    '/../package.json',
    '/en/../../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/%252e%252e%252fpackage.json',
    '/..%5c..%5cpackage.json',
    '/..\\..\\package.json',
    '/....//....//etc/passwd',
    '/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd',
    '/en/home/..;/..;/package.json',
    '//etc/passwd',
    '/_astro/../../package.json',
    '/_astro%2f..%2f..%2fpackage.json',
    '/en/home/%00',
    '/en/home/%00.html',
    '/package.json%00.html',
    '/en/home/index.html.br',
    '/.git/config',
    '/.env',
    '/.hidden',
    '/en/.hidden',
    '/link-to-a-file',
    '/link-to-a-folder/package.json',
    '/%E0%A4%A',
    '/%',
    '/__proto__',
    '/constructor',
    '/en/home/;jsessionid=1',
    `/${'a/'.repeat(1500)}`,
  ].map((path) => get(path, [], NOTHING_THERE)),
  get('/en%2fhome%2f', [], LIKE_ANY_OTHER),
  get(`/${'a'.repeat(6000)}`, [], [404, 414], 'an address of 6,000 letters'),
  get(`/${'a'.repeat(60_000)}`, [], [414, 431], 'an address of 60,000 letters'),
  get(`/en/home/?${'a'.repeat(6000)}`, [], [200, 414], 'a query of 6,000 letters'),
  get('/en/home?a=\x0c', [], [308, 400], 'a form feed in the query of a redirect'),
  get('/en/home?a=\x80\xff', [], [308, 400], 'raw bytes in the query of a redirect'),
  get('/en/home?a=%0d%0aSet-Cookie:%20a=b', [], [308], 'line ends in the query of a redirect'),
  raw('NUL in the address', 'GET /en/\0home/ HTTP/1.1\r\nHost: a\r\n\r\n', [400]),
  raw('a line feed in the address', 'GET /en/\nhome/ HTTP/1.1\r\nHost: a\r\n\r\n', [0, 400]),

  raw('a full address', 'GET http://other.example/en/home/ HTTP/1.1\r\nHost: a\r\n\r\n', [200, 400]),
  raw('a full address with a way out', 'GET http://a/../../package.json HTTP/1.1\r\nHost: a\r\n\r\n', NOTHING_THERE),
  raw('a file address', 'GET file:///etc/passwd HTTP/1.1\r\nHost: a\r\n\r\n', NOTHING_THERE),
  raw('a star for an address', 'GET * HTTP/1.1\r\nHost: a\r\n\r\n', NOTHING_THERE),

  ...['TRACE', 'PROPFIND', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'POST', 'PURGE', 'MOVE'].map((method) =>
    raw(method, `${method} /en/home/ HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n`, [...NOT_UNDERSTOOD, 403]),
  ),
  raw('PUT beside the scripts', 'PUT /_astro/none.js HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n', [
    ...NOT_UNDERSTOOD,
    403,
  ]),
  raw('CONNECT', 'CONNECT other.example:443 HTTP/1.1\r\nHost: other.example:443\r\n\r\n', [400, 405]),
  raw('OPTIONS *', 'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n', NOT_UNDERSTOOD),
  raw('a made-up method', 'STEAL /en/home/ HTTP/1.1\r\nHost: a\r\n\r\n', NOT_UNDERSTOOD),
  raw('bytes that are no request', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n', [400]),
  raw('the opening of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', [400, 405, 505]),
  raw('a version that does not exist', 'GET /en/home/ HTTP/9.9\r\nHost: a\r\n\r\n', [400, 505]),

  raw('no Host', 'GET /en/home/ HTTP/1.1\r\n\r\n', [400]),
  raw('two Hosts', 'GET /en/home/ HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', [400]),
  raw('a path for a Host', 'GET /en/home/ HTTP/1.1\r\nHost: ../../etc/passwd\r\n\r\n', [400]),
  raw('a script for a Host', 'GET /en/home HTTP/1.1\r\nHost: <script>\r\n\r\n', [308, 400]),

  get('/en/home/', [`X-Long: ${'a'.repeat(70_000)}`], [400, 431], 'a header of 70,000 letters'),
  get(
    '/en/home/',
    Array.from({ length: 300 }, (_, at) => `X-${at}: ${at}`),
    [200, 400, 431],
    '300 headers',
  ),
  get(
    '/en/home/',
    Array.from({ length: 9000 }, (_, at) => `X-${at}: ${at}`),
    [400, 431],
    '9,000 headers',
  ),
  get('/en/home/', ['no colon'], [200, 400], 'a header without a colon'),
  get('/en/home/', ['X-Odd: \x01\x02'], [200, 400], 'control characters in a header'),
  get('/en/home/', ['X : space before the colon'], [200, 400], 'a space before the colon'),
  get('/en/home/', ['Content-Length: 5', 'Transfer-Encoding: chunked'], [400], 'two lengths of one body'),
  get('/en/home/', ['Content-Length: -1'], [400], 'a negative length'),
  get('/en/home/', ['Transfer-Encoding: chunked\r\n\r\nzz\r\n'], [200, 400], 'a chunk of no length'),
  get('/en/home/', ['Upgrade: websocket', 'Connection: Upgrade'], [200], 'an upgrade to a web socket'),
  get('/en/home/', ['Upgrade: h2c', 'HTTP2-Settings: AAMAAABk', 'Connection: Upgrade'], [200], 'an upgrade to HTTP/2'),
  get('/en/home/', ['Expect: 100-continue'], [200], 'a question before a body'),
  get('/en/home/', ['Expect: the-unexpected'], [200, 417], 'an unknown expectation'),
  get('/en/home/', ['X-Forwarded-Proto: https, http'], [200], 'two schemes'),
  get('/en/home/', ['X-Forwarded-Proto: \x80'], [200], 'a byte for a scheme'),
  get('/en/home/', ['Accept-Encoding: ,;;q=,br;q=x,*'], [200], 'odd encodings'),
  get('/en/home/', ['If-None-Match: W/"', 'If-Modified-Since: yesterday'], [200], 'conditions without sense'),

  ...[
    'bytes=10-5',
    'bytes=-0',
    'bytes=--1',
    'bytes=a-b',
    'bytes=99999999999999999999-',
    'bytes=0-99999999999999999999',
    `bytes=${'0-,'.repeat(1000)}0-`,
    `bytes=${Array.from({ length: 1000 }, (_, at) => `${at}-`).join(',')}`,
    'bytes=0-0,5-1,-1',
    'lines=1-2',
    'bytes',
    '=',
  ].flatMap((range) =>
    ['/en/home/', '/icons/icon-192.png'].map((path) =>
      get(
        path,
        [`Range: ${range}`, 'Accept-Encoding: br'],
        [200, 206, 416],
        `${path} with Range: ${range.slice(0, 30)}`,
      ),
    ),
  ),
  get('/en/home/', ['Range: bytes=0-0', 'If-Range: "x'], LIKE_ANY_OTHER, 'a part under an odd condition'),
];

function get(path: string, headers: string[], answers: number[], name = path.slice(0, 60)): HostileRequest {
  const lines = [
    `GET ${path} HTTP/1.1`,
    ...(headers.some((line) => /^host:/i.test(line)) ? [] : ['Host: a']),
    ...headers,
  ];
  return { name, raw: `${lines.join('\r\n')}\r\n\r\n`, answers };
}

function raw(name: string, text: string, answers: number[]): HostileRequest {
  return { name, raw: text, answers };
}
