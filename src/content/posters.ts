import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { posterPdf } from '../addresses/posters.ts';
import { chartTitle } from '../domain/chart-answer.ts';
import { PENALTIES_TABLE } from '../domain/punishments.ts';
import { drugsOf, QUANTITIES_TABLE } from '../domain/drugs.ts';
import { readTextFile } from '../files/read-yaml.ts';
import type { DocumentFile } from '../files/document-file.ts';
import { type Lang, LANGS } from '../language/lang.ts';
import { entryOf } from '../lib/entry-of.ts';
import type { Poster } from '../schemas/poster.ts';
import type { Catalogue } from './load.ts';
import { layoutIn, MADE_FILE, PAPER_FONTS } from './paper-hash.ts';
import { slug } from '../text/slug.ts';

/** Folders that decide how a poster looks. */
const LAYOUT_FOLDERS = [
  'src/views/poster',
  'src/components/charts',
  'src/components/pictures/drawn',
  'src/components/quantities',
  'src/features/crop-calendar',
];

/** What stands on a poster beside its own words. */
type Shown = Pick<Catalogue, 'tables' | 'calendar' | 'site'>;

export function posterTitle(poster: Poster, { tables }: Pick<Catalogue, 'tables'>, lang: Lang): string {
  return poster.title?.[lang] ?? chartTitle(entryOf(tables, poster.chart ?? ''), lang);
}

export function posterSources(poster: Poster, { tables }: Pick<Catalogue, 'tables'>): string[] {
  return poster.source ?? entryOf(tables, poster.chart ?? '').source;
}

/** The drug of a poster in the table of quantities. */
export function posterDrug({ drug = '' }: Poster, { tables }: Pick<Catalogue, 'tables'>) {
  const table = tables.get(QUANTITIES_TABLE);
  return table && drugsOf(table).find(({ id }) => id === slug(drug));
}

/** A mark of everything that a poster shows and of how it shows it. When it differs from the one in `made.json`, its PDFs are old. */
export function posterHash(poster: Poster, shown: Shown): string {
  const { tables, calendar, site } = shown;
  const data = {
    poster,
    titles: LANGS.map((lang) => posterTitle(poster, shown, lang)),
    table: poster.chart && tables.get(poster.chart),
    drug: poster.drug && [posterDrug(poster, shown), tables.get(PENALTIES_TABLE)?.rows],
    steps: (poster.picture === 'wheel' || poster.picture === 'steps') && calendar.steps,
    helpline: site.helpline,
  };
  const hash = createHash('sha256').update(JSON.stringify(data));
  for (const folder of LAYOUT_FOLDERS)
    for (const file of readdirSync(folder).toSorted())
      if (/(?<!\.test)\.(tsx?|css)$/.test(file)) hash.update(layoutIn(readFileSync(`${folder}/${file}`, 'utf8')));
  for (const { file, range } of PAPER_FONTS) hash.update(range).update(readFileSync(file));
  return hash.digest('hex');
}

/** The PDF of a poster, if it was made from the poster as it is now. */
export function posterFile(id: string, catalogue: Catalogue, lang: Lang): DocumentFile | undefined {
  const made: Record<string, string> = JSON.parse(readTextFile(`content/${MADE_FILE}`) ?? '{}');
  const pdf = posterPdf(id, lang);
  const isNew = made[pdf] === posterHash(entryOf(catalogue.posters, id), catalogue);
  const file = isNew ? catalogue.documents.get(pdf) : undefined;
  // Its address is marked as English wherever it stands.
  return file && { ...file, languages: [lang] };
}
