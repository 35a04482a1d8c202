import { DATA_CATALOGUE_PATH, datasetPath } from '../../addresses/datasets.ts';
import { pathFor } from '../../addresses/routes.ts';
import type { Dataset } from '../../domain/dataset.ts';
import { columnHeading } from '../../domain/table-export.ts';
import type { Lang } from '../../language/lang.ts';
import { translator } from '../../words/strings.ts';
import { dataFilesOf } from '../data-files.ts';
import { absolute, DATA_ROOM, termsPath } from './terms.ts';
import type { LinkedThing } from '../linked-data/thing.ts';
import { presentVersion } from './versions.ts';

const MEDIA_TYPES = { csv: 'text/csv', json: 'application/json' };

/** A dataset in the words of schema.org, for search engines of datasets. */
export function datasetLinkedData(dataset: Dataset, lang: Lang): LinkedThing {
  const version = presentVersion(dataset.id, dataset.table)?.version;
  return {
    ...inShort(dataset, lang),
    license: absolute(termsPath(lang)),
    creator: bureau(lang),
    publisher: bureau(lang),
    ...(version && { version }),
    dateModified: dataset.asOn,
    variableMeasured: dataset.columns.map((column) => ({
      '@type': 'PropertyValue',
      name: columnHeading(column, lang),
      description: column.about[lang],
    })),
    distribution: dataFilesOf(dataset.id, lang).map(({ format, href, bytes }) => ({
      '@type': 'DataDownload',
      encodingFormat: MEDIA_TYPES[format],
      contentUrl: absolute(href),
      contentSize: `${bytes} B`,
    })),
    includedInDataCatalog: catalogueInShort(lang),
  };
}

/** The data room in the words of schema.org. It leads to the list of all datasets, which its page would carry twice. */
export function catalogueLinkedData(title: string, about: string, lang: Lang): LinkedThing {
  return {
    ...catalogueInShort(lang),
    name: title,
    description: about,
    inLanguage: lang,
    license: absolute(termsPath(lang)),
    publisher: bureau(lang),
    encoding: {
      '@type': 'MediaObject',
      encodingFormat: 'application/ld+json',
      contentUrl: absolute(DATA_CATALOGUE_PATH),
    },
  };
}

function inShort({ id, title, about }: Dataset, lang: Lang) {
  const url = absolute(datasetPath(id, lang));
  return {
    '@type': 'Dataset',
    '@id': url,
    url,
    identifier: id,
    name: title[lang],
    description: about[lang],
    inLanguage: lang,
  };
}

function catalogueInShort(lang: Lang) {
  const url = absolute(pathFor(DATA_ROOM, lang));
  return { '@type': 'DataCatalog', '@id': url, url, name: translator(lang)('dataset.catalogue') };
}

function bureau(lang: Lang) {
  return { '@type': 'GovernmentOrganization', name: translator(lang)('site.name'), url: absolute('/') };
}
