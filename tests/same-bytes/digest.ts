import { createHash } from 'node:crypto';
import { catalogue } from '../../src/content/catalogue.ts';
import { everyAddress } from '../../src/content/addresses.ts';
import { recordsShown, registerPages } from '../../src/content/register-pages.ts';
import { notices } from '../../scripts/packages/notices.ts';
import { redirectTable } from '../../server/redirect-table.ts';
import { staticRedirects } from '../../server/static-host-files.ts';

/** Checksums of everything that is read from `content/`, and of what follows from it without the engine, each with its name. */
export function digests(): string[] {
  const parts = {
    ...catalogue,
    extraPages: everyAddress(catalogue),
    shown: registerPages.map(({ selection }) => recordsShown(selection)),
  };
  return [
    ...Object.entries(parts).map(([name, part]) => `${name} ${sha256(JSON.stringify(part, plain) ?? '')}`),
    `_redirects ${sha256(staticRedirects(redirectTable(catalogue)))}`,
    `licences.txt ${sha256(notices())}`,
  ];
}

export function sha256(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex');
}

function plain(_: string, value: unknown): unknown {
  return value instanceof Map || value instanceof Set ? [...value] : value;
}
