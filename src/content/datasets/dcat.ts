import {
  DATA_CATALOGUE_PATH,
  dataFilePath,
  type DataFormat,
  datasetPath,
  dataVersionPath,
} from '../../addresses/datasets.ts';
import { pathFor } from '../../addresses/routes.ts';
import type { Dataset } from '../../domain/dataset.ts';
import { TABLE_FORMATS } from '../../domain/table-export.ts';
import { LANGS, type Lang, type Localized } from '../../language/lang.ts';
import { entryOf } from '../../lib/entry-of.ts';
import { keysOf } from '../../lib/keys.ts';
import type { Subject } from '../../schemas/dataset.ts';
import type { Source } from '../../schemas/source.ts';
import { translator } from '../../words/strings.ts';
import { absolute, DATA_ROOM, termsPath } from './terms.ts';
import { type DataVersions, presentVersion, sha256 } from './versions.ts';

/** The vocabularies by which the catalogue speaks: version 2 of DCAT, by the W3C, and those it builds on. */
const CONTEXT = {
  dcat: 'http://www.w3.org/ns/dcat#',
  dct: 'http://purl.org/dc/terms/',
  foaf: 'http://xmlns.com/foaf/0.1/',
  owl: 'http://www.w3.org/2002/07/owl#',
  skos: 'http://www.w3.org/2004/02/skos/core#',
  spdx: 'http://spdx.org/rdf/terms#',
  vcard: 'http://www.w3.org/2006/vcard/ns#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
};

/** Languages and file types by the names that catalogues of other governments understand. */
const LANGUAGE_IRI = {
  en: 'http://publications.europa.eu/resource/authority/language/ENG',
  hi: 'http://publications.europa.eu/resource/authority/language/HIN',
};
const FILE_TYPE = {
  csv: {
    'dcat:mediaType': { '@id': 'https://www.iana.org/assignments/media-types/text/csv' },
    'dct:format': { '@id': 'http://publications.europa.eu/resource/authority/file-type/CSV' },
  },
  json: {
    'dcat:mediaType': { '@id': 'https://www.iana.org/assignments/media-types/application/json' },
    'dct:format': { '@id': 'http://publications.europa.eu/resource/authority/file-type/JSON' },
  },
};

interface CatalogueContent {
  datasets: ReadonlyMap<string, Dataset>;
  subjects: Record<Subject, Localized>;
  sources: ReadonlyMap<string, Source>;
  versions: Readonly<DataVersions>;
  file: (id: string, format: DataFormat, lang: Lang) => string;
  title: Localized;
  description: Localized;
}

/** All datasets as a catalogue of DCAT in JSON-LD, in both languages at once. */
export function dcatCatalogue(content: CatalogueContent): object {
  const { datasets, subjects, title, description } = content;
  const newest = [...datasets.values()].map(({ asOn }) => asOn).reduce((a, b) => (a > b ? a : b), '');
  return {
    '@context': CONTEXT,
    '@id': absolute(DATA_CATALOGUE_PATH),
    '@type': 'dcat:Catalog',
    'dct:title': inBoth(title),
    'dct:description': inBoth(description),
    'dct:publisher': PUBLISHER,
    'dct:language': LANGS.map((lang) => ({ '@id': LANGUAGE_IRI[lang] })),
    'dct:license': licence(),
    'dct:modified': day(newest),
    'foaf:homepage': { '@id': absolute(pathFor(DATA_ROOM, 'en')) },
    'dcat:themeTaxonomy': {
      '@id': absolute(`${DATA_CATALOGUE_PATH}#subjects`),
      '@type': 'skos:ConceptScheme',
      'dct:title': inBoth(both('dataset.subjects')),
      'skos:hasTopConcept': keysOf(subjects).map((id) => ({
        '@id': subjectId(id),
        '@type': 'skos:Concept',
        'skos:prefLabel': inBoth(subjects[id]),
      })),
    },
    'dcat:dataset': [...datasets.values()].map((dataset) => dcatDataset(dataset, content)),
  };
}

function dcatDataset(dataset: Dataset, { sources, versions, file }: CatalogueContent): object {
  const { id, title, about, subject, asOn, table } = dataset;
  const present = presentVersion(id, table, versions)?.version;
  const first = versions[id]?.[0]?.version.slice(0, 10);
  return {
    '@id': datasetIri(id),
    '@type': 'dcat:Dataset',
    'dct:identifier': id,
    'dct:title': inBoth(title),
    'dct:description': inBoth(about),
    'dct:publisher': { '@id': PUBLISHER['@id'] },
    'dcat:contactPoint': contact(),
    'dcat:theme': { '@id': subjectId(subject) },
    'dct:language': LANGS.map((lang) => ({ '@id': LANGUAGE_IRI[lang] })),
    'dct:modified': day(asOn),
    ...(first && { 'dct:issued': day(first) }),
    ...(present && { 'owl:versionInfo': present }),
    'dct:license': { '@id': absolute(termsPath('en')) },
    'dcat:landingPage': LANGS.map((lang) => ({ '@id': absolute(datasetPath(id, lang)) })),
    'dct:source': dataset.sources.flatMap((source) => {
      const { url } = entryOf(sources, source);
      return url === undefined ? [] : { '@id': url };
    }),
    'dcat:distribution': LANGS.flatMap((lang) =>
      TABLE_FORMATS.map((format) => {
        const text = file(id, format, lang);
        return distribution(
          dataFilePath(id, format, lang),
          { lang, format, id, asOn, title },
          Buffer.byteLength(text),
          sha256(text),
        );
      }),
    ),
    'dct:hasVersion': (versions[id] ?? []).map(({ version, files }) => ({
      '@id': `${datasetIri(id)}/${version}`,
      '@type': 'dcat:Dataset',
      'dct:title': inBoth(title),
      'dct:description': inBoth(about),
      'owl:versionInfo': version,
      'dct:issued': day(version.slice(0, 10)),
      'dcat:distribution': LANGS.flatMap((lang) =>
        TABLE_FORMATS.map((format) => {
          const { bytes = 0, sha256: hash = '' } = files[`${lang}.${format}`] ?? {};
          const path = dataVersionPath(id, version, format, lang);
          return distribution(path, { lang, format, id, asOn: version.slice(0, 10), title }, bytes, hash);
        }),
      ),
    })),
  };
}

interface Described {
  id: string;
  lang: Lang;
  format: DataFormat;
  asOn: string;
  title: Localized;
}

function distribution(path: string, { id, lang, format, asOn, title }: Described, bytes: number, hash: string): object {
  return {
    '@id': absolute(path),
    '@type': 'dcat:Distribution',
    'dct:title': { '@value': title[lang], '@language': lang },
    'dcat:accessURL': { '@id': absolute(datasetPath(id, lang)) },
    'dcat:downloadURL': { '@id': absolute(path) },
    ...FILE_TYPE[format],
    'dct:language': { '@id': LANGUAGE_IRI[lang] },
    'dct:license': { '@id': absolute(termsPath('en')) },
    'dct:modified': day(asOn),
    'dcat:byteSize': { '@value': String(bytes), '@type': 'xsd:nonNegativeInteger' },
    'spdx:checksum': {
      '@type': 'spdx:Checksum',
      'spdx:algorithm': { '@id': 'spdx:checksumAlgorithm_sha256' },
      'spdx:checksumValue': { '@value': hash, '@type': 'xsd:hexBinary' },
    },
  };
}

const PUBLISHER = {
  '@id': absolute('/#bureau'),
  '@type': 'foaf:Agent',
  'foaf:name': inBoth(both('site.name')),
  'foaf:homepage': { '@id': absolute('/') },
};

function contact(): object {
  return {
    '@id': absolute(`${pathFor('others/wim', 'en')}#contact`),
    '@type': 'vcard:Kind',
    'vcard:fn': inBoth(both('officerList.web-information-manager')),
    'vcard:hasURL': { '@id': absolute(pathFor('others/wim', 'en')) },
  };
}

function licence(): object {
  return {
    '@id': absolute(termsPath('en')),
    '@type': 'dct:LicenseDocument',
    'dct:title': inBoth(both('dataset.terms')),
    'foaf:page': LANGS.map((lang) => ({ '@id': absolute(termsPath(lang)) })),
  };
}

function datasetIri(id: string): string {
  return absolute(`/data/catalogue.jsonld#${id}`);
}

function subjectId(subject: Subject): string {
  return absolute(`${DATA_CATALOGUE_PATH}#subject-${subject}`);
}

function both(
  key: 'site.name' | 'dataset.terms' | 'dataset.subjects' | 'officerList.web-information-manager',
): Localized {
  return { en: translator('en')(key), hi: translator('hi')(key) };
}

function inBoth(words: Localized): object[] {
  return LANGS.map((lang) => ({ '@value': words[lang], '@language': lang }));
}

function day(isoDate: string): object {
  return { '@value': isoDate, '@type': 'xsd:date' };
}
