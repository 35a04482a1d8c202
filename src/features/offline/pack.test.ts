import { expect, test } from 'vitest';
import { manifestOf } from './build-packs.ts';
import { filesFor, fontName, type PackFile } from './pack.ts';
import { manifestPath, offlinePath } from '../../addresses/offline.ts';

const file = (path: string, more: Partial<PackFile> = {}): PackFile => ({ path, sha256: path, bytes: 10, ...more });
const FONT = '/_astro/noto-400.AAAA.woff2';

test('addresses go by language', () => {
  expect([offlinePath('hi'), manifestPath('rti', 'en')]).toEqual(['/hi/offline/', '/en/data/pack-rti.json']);
});

test('fonts are fetched only where the device uses them, also after a release has renamed them', () => {
  const manifest = manifestOf([file('/en/home/'), file(FONT, { isFont: true })]);
  expect(filesFor(manifest, []).map(({ path }) => path)).toEqual(['/en/home/']);
  for (const loaded of [FONT, 'https://cbn.nic.in/_astro/noto-400.ZZZZ.woff2'])
    expect(filesFor(manifest, [loaded])).toHaveLength(2);
  expect(filesFor(manifest, ['/_astro/noto-700.AAAA.woff2'])).toHaveLength(1);
  expect(fontName(FONT)).toBe('noto-400');
});

test('the version follows the content of every file', () => {
  const { version, bytes } = manifestOf([file('/a/'), file('/b/')]);
  expect(bytes).toBe(20);
  expect(manifestOf([file('/a/'), file('/b/')]).version).toBe(version);
  expect(manifestOf([file('/a/'), file('/b/', { sha256: 'other' })]).version).not.toBe(version);
  expect(manifestOf([file('/a/')]).version).not.toBe(version);
});
