import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { Ajv } from 'ajv';
import datapackage from 'datapackage';
import jsonld from 'jsonld';
import feedSchema from 'jsonfeed-schema/schema-v1.1.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import {
  DATA_CATALOGUE_PATH,
  dataFilePath,
  dataPackagePath,
  dataSchemaPath,
  datasetPath,
  dataVersionPath,
} from '../../src/addresses/datasets.ts';
import { jsonFeedPath } from '../../src/addresses/registers.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import { addressesOf } from '../../src/content/addresses.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { datasets } from '../../src/content/datasets.ts';
import { DATA_ROOM } from '../../src/content/datasets/terms.ts';
import { dataVersions, sha256 } from '../../src/content/datasets/versions.ts';
import { csvHeadings, TABLE_FORMATS } from '../../src/domain/table-export.ts';
import { LANGS } from '../../src/language/lang.ts';
import { SUBJECTS } from '../../src/schemas/dataset.ts';
import { REGISTER_IDS } from '../../src/schemas/registers.ts';
import { builtHtml } from '../support/built-pages.ts';

const { Package } = datapackage;

const inSite = (path: string) => readFileSync(`dist${path}`, 'utf8');
const pageAt = (path: string) => builtHtml(`dist${path}index.html`).root;
const jsonAt = (path: string) => JSON.parse(inSite(path));
const each = LANGS.flatMap((lang) => [...datasets.values()].map((dataset) => ({ lang, dataset })));

describe('the data room', () => {
  test.each(LANGS)('%s: every table, register and list is a dataset, and has its link there once', (lang) => {
    const known = [...catalogue.tables.keys(), ...REGISTER_IDS, 'substances', 'offices', 'officers', 'crop-calendar'];
    expect([...datasets.keys()]).toEqual(expect.arrayContaining(known));
    const links = pageAt(pathFor(DATA_ROOM, lang))
      .querySelectorAll('main a')
      .map((link) => link.getAttribute('href'));
    for (const id of datasets.keys())
      expect(
        links.filter((href) => href === datasetPath(id, lang)),
        id,
      ).toHaveLength(1);
  });

  test('names of cultivators are in no dataset', () => {
    const lists = catalogue.cultivatorLists.map(({ cropYear }) => cropYear);
    expect(lists.length).toBeGreaterThan(0);
    for (const lang of LANGS) expect(inSite(dataPackagePath(lang))).not.toContain('/cultivators/');
    expect(inSite(DATA_CATALOGUE_PATH)).not.toContain('/cultivators/');
  });

  test('each dataset stands under a subject, and what people take most is there', () => {
    for (const { id, subject } of datasets.values()) expect(SUBJECTS, id).toContain(subject);
    for (const id of catalogue.datasets.first) expect([...datasets.keys()]).toContain(id);
  });
});

describe('files', () => {
  test('the JSON file of each dataset is as its JSON Schema says', () => {
    const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
    for (const { lang, dataset } of each) {
      const validate = ajv.compile(jsonAt(dataSchemaPath(dataset.id, lang)));
      const file = jsonAt(dataFilePath(dataset.id, 'json', lang));
      expect(validate(file), `${dataset.id} ${lang}: ${JSON.stringify(validate.errors?.[0])}`).toBe(true);
      expect(validate({ ...file, rows: [{ ...file.rows[0], sources: 1 }] })).toBe(false);
    }
  });

  test('no two columns of a CSV file share a heading', () => {
    for (const { lang, dataset } of each) {
      const headings = csvHeadings(dataset.table, lang);
      expect(new Set(headings).size, `${dataset.id} ${lang}`).toBe(headings.length);
    }
  });

  test('a row that is made up says so in both files, and all others are real', () => {
    for (const { lang, dataset } of each) {
      const { rows } = jsonAt(dataFilePath(dataset.id, 'json', lang));
      expect(
        rows.map(({ specimen }: { specimen?: boolean }) => specimen ?? false),
        dataset.id,
      ).toEqual(dataset.table.rows.map(({ specimen }) => specimen ?? false));
    }
  });

  test.each(LANGS)('%s: the Data Package fits the published profile, and its schemas fit the files', async (lang) => {
    const path = dataPackagePath(lang);
    const pack = await Package.load(jsonAt(path), { basePath: `dist/${lang}/data`, strict: false });
    expect(pack.errors.map(String)).toEqual([]);
    expect(pack.valid).toBe(true);
    expect(pack.resourceNames).toEqual([...datasets.keys()]);
    for (const resource of pack.resources) {
      const { path: file, hash, bytes, version } = resource.descriptor;
      const text = inSite(`/${lang}/data/${file}`);
      expect([`sha256:${sha256(text)}`, Buffer.byteLength(text)], file).toEqual([hash, bytes]);
      expect(resource.schema.fieldNames, file).toEqual(csvHeadings(datasets.get(resource.name)!.table, lang));
      if (version) expect(dataVersions[resource.name]?.at(-1)?.version).toBe(version);
    }
  });

  test.each(LANGS)('%s: a reader of Data Packages reads every CSV file by its schema', async (lang) => {
    const pack = await Package.load(jsonAt(dataPackagePath(lang)), { basePath: `dist/${lang}/data` });
    for (const resource of pack.resources) {
      // The byte order mark is for spreadsheets; this reader takes it for a part of the first heading.
      const rows = inSite(`/${lang}/data/${resource.name}.csv`).replace(/^\uFEFF/, '');
      const own = await Package.load({
        name: 'one',
        resources: [{ ...resource.descriptor, path: undefined, data: parseCsv(rows) }],
      });
      const read = await own.resources[0].read({ cast: true });
      expect(read.length, resource.name).toBe(datasets.get(resource.name)!.table.rows.length);
    }
  });

  test.each(REGISTER_IDS)('the JSON Feed of %s fits the published schema', (register) => {
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(feedSchema);
    for (const lang of LANGS) {
      const feed = jsonAt(jsonFeedPath(register, lang));
      expect(validate(feed), JSON.stringify(validate.errors)).toBe(true);
      expect(feed.feed_url).toMatch(new RegExp(`${jsonFeedPath(register, lang)}$`));
      expect(validate({ ...feed, items: [{ title: 'no id' }] })).toBe(false);
    }
  });
});

describe('the DCAT catalogue', () => {
  const text = inSite(DATA_CATALOGUE_PATH);
  const DCAT = 'http://www.w3.org/ns/dcat#';

  test('uses only terms of DCAT that the vocabulary has, and every address in it is whole', async () => {
    const defined = new Set([...vocabulary()].filter((term) => term.startsWith(DCAT)));
    const quads: { subject: Term; predicate: Term; object: Term }[] = await jsonld.toRDF(JSON.parse(text));
    const used = quads
      .flatMap(({ predicate, object }) => [predicate.value, object.value])
      .filter((term) => term.startsWith(DCAT));
    expect(used.length).toBeGreaterThan(100);
    for (const term of new Set(used)) expect(defined, term).toContain(term);
    for (const { subject, object } of quads)
      for (const { termType, value } of [subject, object])
        if (termType === 'NamedNode') expect(value).toMatch(/^https?:\/\/[^/]+/);
  });

  test('has every dataset with title, description, licence and a file of each kind in both languages', async () => {
    const [graph = {}] = await jsonld.expand(JSON.parse(text));
    const all = graph[`${DCAT}dataset`] ?? [];
    expect(all).toHaveLength(datasets.size);
    for (const dataset of all)
      for (const [property, least] of [
        ['http://purl.org/dc/terms/title', 2],
        ['http://purl.org/dc/terms/description', 2],
        ['http://purl.org/dc/terms/license', 1],
        ['http://purl.org/dc/terms/publisher', 1],
        ['http://purl.org/dc/terms/modified', 1],
        [`${DCAT}theme`, 1],
        [`${DCAT}contactPoint`, 1],
        [`${DCAT}distribution`, 4],
      ] as const)
        expect(dataset[property]?.length, property).toBe(least);
  });

  interface Term {
    termType: string;
    value: string;
  }

  /** What the published vocabulary defines: the subjects of its statements. */
  function vocabulary(): Set<string> {
    const statements = readFileSync(require.resolve('@vocabulary/dcat/dcat.nq'), 'utf8');
    return new Set([...statements.matchAll(/^<([^>]+)>/gm)].map(([, subject = '']) => subject));
  }
});

describe('versions', () => {
  test('each is at its address, byte by byte as it was published', () => {
    const kept = Object.entries(dataVersions).flatMap(([id, versions]) => versions.map((version) => ({ id, version })));
    expect(kept.length).toBeGreaterThan(0);
    for (const { id, version } of kept)
      for (const lang of LANGS)
        for (const format of TABLE_FORMATS) {
          const path = dataVersionPath(id, version.version, format, lang);
          const { sha256: hash, bytes } = version.files[`${lang}.${format}`]!;
          const file = inSite(path);
          expect([sha256(file), Buffer.byteLength(file)], path).toEqual([hash, bytes]);
          if (format === 'json')
            expect(
              JSON.parse(file).rows.filter((row: { specimen?: boolean }) => row.specimen),
              path,
            ).toEqual([]);
        }
  });
});

describe('the page of a dataset', () => {
  test('explains every column, and gives the files, a line to cite and its terms', () => {
    for (const { lang, dataset } of each) {
      const path = datasetPath(dataset.id, lang);
      const page = pageAt(path).querySelector('main')!;
      const words = page.querySelector('#columns')!.text;
      for (const { about, name } of dataset.columns) {
        expect(words, path).toContain(about[lang]);
        expect(words, path).toContain(name);
      }
      const links = page.querySelectorAll('a').map((link) => link.getAttribute('href'));
      for (const format of TABLE_FORMATS) expect(links, path).toContain(dataFilePath(dataset.id, format, lang));
      expect(links, path).toContain(`${pathFor('others/web_policies', lang)}#copyright`);
      expect(page.querySelector('[aria-labelledby=cite]')!.text, path).toContain(dataset.title[lang]);
    }
  });

  test('tells search engines that it is a dataset, and where the catalogue is', () => {
    for (const { lang, dataset } of each) {
      const path = datasetPath(dataset.id, lang);
      const page = pageAt(path);
      const data = JSON.parse(page.querySelector('script[type="application/ld+json"]')!.text);
      expect(data.mainEntity, path).toMatchObject({
        '@type': 'Dataset',
        name: dataset.title[lang],
        description: dataset.about[lang],
        includedInDataCatalog: { '@type': 'DataCatalog' },
      });
      expect(data.mainEntity.distribution).toHaveLength(TABLE_FORMATS.length);
      const alternates = page
        .querySelectorAll('link[rel=alternate][type="application/ld+json"]')
        .map((link) => link.getAttribute('href'));
      expect(alternates, path).toEqual([DATA_CATALOGUE_PATH]);
    }
  });

  test('each dataset has one page in each language', () => {
    expect(addressesOf('dataset', catalogue)).toHaveLength(each.length);
  });
});

/** The lines of a CSV file by other rules than ours: quotes doubled, CRLF. */
function parseCsv(text: string): string[][] {
  const { parse } = require('csv-parse/sync');
  return parse(text, { relax_column_count: false });
}
