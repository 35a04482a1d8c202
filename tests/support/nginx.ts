import { nginxFiles } from '../../server/nginx-files.ts';
import { redirectTable } from '../../server/redirect-table.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { brotliModule } from '../../scripts/nginx-program.ts';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export interface Nginx {
  pid: number;
  port: number;
  securePort: number;
  /** The lines of its own log so far. */
  log: () => string;
  stop: () => Promise<void>;
}

/** Starts nginx with `deploy/nginx/` in a folder of its own, for the built site behind a link as a release leaves it. */
export async function startNginx(
  program: string,
  site: 'site.conf' | 'site-tls.conf',
  { folder = 'dist', connections = 256 } = {},
): Promise<Nginx> {
  const prefix = mkdtempSync(join(tmpdir(), 'nginx-'));
  const [port, securePort] = [await freePort(), await freePort()];
  mkdirSync(join(prefix, 'releases'));
  symlinkSync(resolve(folder), join(prefix, 'releases/current'));
  const module = brotliModule(program);
  copyConfiguration(prefix, { port, securePort, connections, withBrotli: module !== undefined });
  writeFileSync(join(prefix, 'nginx.conf'), mainFile(site, module, connections));
  if (site === 'site-tls.conf') makeCertificate(prefix);

  const args = ['-p', prefix, '-c', join(prefix, 'nginx.conf'), '-e', 'stderr'];
  execFileSync(program, ['-t', ...args], { stdio: 'pipe' });
  const child = spawn(program, args, { stdio: 'ignore' });
  await untilItListens(port, child);
  return {
    pid: child.pid!,
    port,
    securePort,
    log: () => readFileSync(join(prefix, 'cbn.log'), 'utf8'),
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(prefix, { recursive: true });
    },
  };
}

/** Our files with the places and ports of this machine in them. */
function copyConfiguration(
  prefix: string,
  {
    port,
    securePort,
    connections,
    withBrotli,
  }: { port: number; securePort: number; connections: number; withBrotli: boolean },
): void {
  mkdirSync(join(prefix, 'cbn'));
  // As a release writes them: the redirects follow from the content as it is now.
  const made = nginxFiles(redirectTable(catalogue));
  for (const name of readdirSync('deploy/nginx')) {
    if (name === 'brotli.conf' && !withBrotli) continue;
    const text = (made[name] ?? readFileSync(`deploy/nginx/${name}`, 'utf8'))
      .replaceAll('/srv/cbn/releases/', `${prefix}/releases/`)
      .replaceAll('/var/log/nginx/', `${prefix}/`)
      .replaceAll('/etc/ssl/cbn/', `${prefix}/`)
      .replaceAll(/^ *listen \[::\].*\n/gm, '')
      .replaceAll('listen 80;', `listen 127.0.0.1:${port};`)
      // All readers of a test or a measurement have one address.
      .replace(/(limit_conn cbn_readers) \d+/, `$1 ${connections}`)
      .replaceAll('listen 443 ', `listen 127.0.0.1:${securePort} `);
    writeFileSync(join(prefix, 'cbn', name), text);
  }
}

function mainFile(site: string, module: string | undefined, connections: number): string {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path temporary;`);
  return [
    // As root, nginx would serve as an account that may not read this folder.
    process.getuid?.() === 0 ? 'user root;' : '',
    module ? `load_module ${module};` : '',
    'daemon off; master_process off; pid nginx.pid;',
    `events { worker_connections ${connections}; }`,
    `http { access_log off; ${folders.join(' ')} include cbn/${site}; }`,
  ].join('\n');
}

function makeCertificate(prefix: string): void {
  const files = ['-keyout', join(prefix, 'privkey.pem'), '-out', join(prefix, 'fullchain.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-subj', '/CN=localhost'];
  execFileSync('openssl', ['req', '-x509', '-days', '1', ...kind, ...files], { stdio: 'pipe' });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function untilItListens(port: number, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await new Promise<boolean>((done) => {
      socket.once('connect', () => done(true)).once('error', () => done(false));
    });
    socket.destroy();
    if (isOpen) return;
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error('nginx ended before it answered.');
}
