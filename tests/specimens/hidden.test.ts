import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copySite } from '../../bench/site-copy.ts';
import { feedPath, recordPath } from '../../src/addresses/registers.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import { everyAddress } from '../../src/content/addresses.ts';
import { askLinkOf } from '../../src/content/ask.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { deadLinks } from '../../src/content/dead-links.ts';
import { registerPages } from '../../src/content/register-pages.ts';
import { withoutSpecimens } from '../../src/content/specimens.ts';
import { selectRecords } from '../../src/domain/register-records.ts';
import { documentHref } from '../../src/files/document-file.ts';
import { LANGS } from '../../src/language/lang.ts';
import { buildMoment } from '../../src/lib/build-moment.ts';
import { translator } from '../../src/words/strings.ts';
import { contentPage } from '../support/content-pages.ts';
import { timedPage, plantTimes } from '../support/planted-time.ts';
import { quickFolder } from '../support/quick-folder.ts';
import { timePromises } from './time-promises.ts';

/** The site as a release builds it: nothing made up. */
const folder = quickFolder('without-specimens-');
const real = withoutSpecimens(catalogue);
const specimens = [...catalogue.registers.values()].flat().filter(({ specimen }) => specimen);

beforeAll(() => {
  copySite(folder);
  plantTimes(join(folder, 'content'), buildMoment());
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts', '--uncompressed'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, SPECIMENS: 'hide', NOTICES: 'show', BUILD_MOMENT: buildMoment() },
  });
  expect(status, stderr).toBe(0);
}, 600_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const inSite = (path: string) => join(folder, 'dist', path.replace(/\/$/, '/index.html'));
const pageAt = (path: string): HTMLElement => parse(readFileSync(inSite(path), 'utf8'));

// Once the bureau's own records have taken their place, there is nothing to hide.
const hasSpecimens = specimens.length > 0;

test.runIf(hasSpecimens)('there are specimens to hide', () => {
  expect(specimens.length).toBeGreaterThan(0);
  expect(catalogue.cultivatorLists.some(({ specimen }) => specimen)).toBe(true);
});

test('what is real has its address, what is made up has none', () => {
  const missing = everyAddress(real).filter(({ path }) => !existsSync(inSite(path)));
  expect(missing.filter(({ id }) => id !== timedPage)).toEqual([]);
  const left = specimens.flatMap(({ register, id }) =>
    LANGS.map((lang) => recordPath(register, id, lang)).filter((path) => existsSync(inSite(path))),
  );
  expect(left).toEqual([]);
});

test.runIf(hasSpecimens)('no file of a specimen is handed out', () => {
  const hidden = [...catalogue.documents.keys()].filter((path) => !real.documents.has(path));
  expect(hidden.length).toBeGreaterThan(0);
  expect(hidden.filter((path) => existsSync(inSite(documentHref(path))))).toEqual([]);
  expect([...real.documents.keys()].filter((path) => !existsSync(inSite(documentHref(path))))).toEqual([]);
});

test('no page, feed, list or index speaks of a specimen', () => {
  const files = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' });
  const texts = files.filter((file) => /\.(html|json|xml|csv|ics)$/.test(file));
  expect(texts.length).toBeGreaterThan(100);
  const names = specimens.map(({ id }) => id);
  const speaking = texts.filter((file) => {
    const text = readFileSync(join(folder, 'dist', file), 'utf8');
    return /\bspecimens?\b/i.test(text) || names.some((id) => text.includes(`/${id}/`));
  });
  expect(speaking).toEqual([]);
});

test('no link leads to what is hidden', () => {
  expect(deadLinks(join(folder, 'dist'))).toEqual([]);
});

describe('what has its time', () => timePromises(folder));

describe.each(LANGS)('in %s', (lang) => {
  const empty = registerPages.filter(
    ({ selection }) => selectRecords(real.registers, { ...selection, state: undefined }, buildMoment()).length === 0,
  );

  test('an empty list says what will be there, whom to ask and how to be told', () => {
    expect(empty.length).toBeGreaterThan(0);
    for (const { route, selection } of empty) {
      const path = pathFor(route, lang);
      const notice = pageAt(path).querySelector('[aria-labelledby="no-entries"]');
      expect(notice?.text, path).toContain(translator(lang)(`empty.${selection.id}`));
      const links = notice!.querySelectorAll('a').map((link) => link.getAttribute('href'));
      expect(links, path).toEqual([
        askLinkOf(contentPage(route, lang).meta.provider, lang).href,
        feedPath(selection.id, lang),
      ]);
    }
  });

  test.runIf(real.cultivatorLists.length === 0)(
    'the lists of cultivators lead to the office instead of an empty form',
    () => {
      const tool = pageAt(pathFor('opium/Eligible', lang)).querySelector('#get-your-list');
      expect(tool?.querySelector('form')).toBeNull();
      expect(tool?.querySelector(`a[href="${askLinkOf('opium', lang).href}"]`)).not.toBeNull();
    },
  );
});
