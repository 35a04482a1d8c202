import { existsSync, readFileSync } from 'node:fs';
import { STRING_KEYS, stringKeys } from '../../../scripts/string-keys.ts';
import { nginxFiles } from '../../../server/nginx-files.ts';
import { redirectTable } from '../../../server/redirect-table.ts';
import { posterPdf } from '../../../src/addresses/posters.ts';
import { load, wholeCatalogue } from '../../../src/content/load.ts';
import { MADE_FILE, paperHash } from '../../../src/content/paper-hash.ts';
import { posterHash } from '../../../src/content/posters.ts';
import { writeRecorded } from '../../../src/content/recorded-file.ts';
import { sharesToDraw } from '../../../src/content/share-pictures.ts';
import { subjectMarks } from '../../../src/content/subjects.ts';
import { confirm } from '../../../src/content/translations.ts';
import { readConfirmed, writeConfirmed } from '../../../src/content/translations-file.ts';
import { recordIn } from '../../../src/content/untold.ts';
import { readTextFile } from '../../../src/files/read-yaml.ts';
import { LANGS } from '../../../src/language/lang.ts';

export interface Following {
  /** Files outside of `content/` that are to be written, by their path in the project. */
  files: Record<string, string>;
  papers: number;
  shares: number;
  hasBrowser: boolean;
}

/**
 * Notes translations and what readers were told in the draft, and says what else follows from the content: files outside of `content/`, and how many papers and share pictures are older than
 * their words. For the process of the check, which runs in the folder of the draft and has read it all.
 */
export async function following(minor: readonly string[] = []): Promise<Following> {
  // What it brings along would delay the first check.
  const { chromiumPath } = await import('../../../scripts/chromium.ts');
  const loaded = await load('content');
  const catalogue = wholeCatalogue(loaded);
  writeRecorded(recordIn(loaded.catalogue, subjectMarks(loaded), minor));
  writeConfirmed(confirm(catalogue.pages, readConfirmed()));

  const wanted: Record<string, string> = {
    [STRING_KEYS]: stringKeys(),
    ...Object.fromEntries(
      Object.entries(nginxFiles(redirectTable(catalogue))).map(([name, text]) => [`deploy/nginx/${name}`, text]),
    ),
  };
  const made: Record<string, string> = existsSync(`content/${MADE_FILE}`)
    ? JSON.parse(readFileSync(`content/${MADE_FILE}`, 'utf8'))
    : {};
  const sheets = [
    ...[...catalogue.papers].map(([name, paper]) => [`${name}.pdf`, paperHash(paper)] as const),
    ...[...catalogue.posters].flatMap(([id, poster]) =>
      LANGS.map((lang) => [posterPdf(id, lang), posterHash(poster, catalogue)] as const),
    ),
  ];
  return {
    files: Object.fromEntries(Object.entries(wanted).filter(([file, text]) => readTextFile(file) !== text)),
    papers: sheets.filter(([pdf, hash]) => made[pdf] !== hash || !existsSync(`content/documents/${pdf}`)).length,
    shares: sharesToDraw(catalogue).length,
    hasBrowser: chromiumPath() !== undefined,
  };
}
