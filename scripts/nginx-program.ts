import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const BROTLI_MODULE = 'ngx_http_brotli_static_module.so';

/** The nginx of this machine; nothing where there is none. */
export function nginxProgram(): string | undefined {
  return ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx'].find(
    (program) => spawnSync(program, ['-v'], { stdio: 'ignore' }).status === 0,
  );
}

/** The module that sends files compressed with brotli; nothing where it is missing. */
export function brotliModule(program: string): string | undefined {
  const { stderr } = spawnSync(program, ['-V'], { encoding: 'utf8' });
  const folder = /--modules-path=(\S+)/.exec(stderr)?.[1] ?? '/usr/lib/nginx/modules';
  return [join(folder, BROTLI_MODULE)].find((file) => existsSync(file));
}
