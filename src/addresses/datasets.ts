import type { Lang } from '../language/lang.ts';

/** Forms in which the values of a dataset can be taken along. */
export type DataFormat = 'csv' | 'json';

/** The page of one dataset. @example datasetPath('opium-price', 'hi') // '/hi/data/opium-price/' */
export function datasetPath(id: string, lang: Lang): string {
  return `/${lang}/data/${id}/`;
}

/** All rows of a long dataset, for the script that chooses from them. */
export function datasetRowsPath(id: string, lang: Lang): string {
  return `${datasetPath(id, lang)}rows.html`;
}

/** A dataset as other websites show it within their pages. @example embedPath('opium-price', 'hi') // '/hi/data/opium-price/embed/' */
export function embedPath(id: string, lang: Lang): string {
  return `${datasetPath(id, lang)}embed/`;
}

/** The only addresses that other websites may frame. */
export const EMBEDS = /^\/(en|hi)\/data\/[a-z\d-]+\/embed\/$/;

/** Its newest values, in one language. @example dataFilePath('opium-price', 'csv', 'hi') // '/hi/data/opium-price.csv' */
export function dataFilePath(id: string, format: DataFormat, lang: Lang): string {
  return `/${lang}/data/${id}.${format}`;
}

/** The JSON Schema of its JSON file. */
export function dataSchemaPath(id: string, lang: Lang): string {
  return `/${lang}/data/${id}.schema.json`;
}

/** Its values as they were published on a day; they stay. @example '/hi/data/opium-price/2026-11-19.csv' */
export function dataVersionPath(id: string, version: string, format: DataFormat, lang: Lang): string {
  return `/${lang}/data/${id}/${version}.${format}`;
}

/** All datasets as a Data Package of Frictionless Data, in one language. */
export function dataPackagePath(lang: Lang): string {
  return `/${lang}/data/datapackage.json`;
}

/** All datasets as a catalogue of DCAT, in both languages. */
export const DATA_CATALOGUE_PATH = '/data/catalogue.jsonld';

/**
 * Addresses of data files: those that programs of other websites may read. Lists with names of people are not among them, nor are pages
 * and what only our own tools read.
 */
export const OPEN_DATA =
  /^\/(en|hi)\/data\/[a-z0-9-]+(\.csv|\.json|\.schema\.json|\/[\d-]+\.(csv|json))$|^\/data\/(substances\/[a-z0-9-]+\.json|catalogue\.jsonld)$/;
