import type { DocumentFile } from '../../files/document-file.ts';
import type { Lang } from '../../language/lang.ts';
import { say, type Said } from '../../messages/say.ts';
import type { Loaded } from '../load.ts';
import { partsOf } from '../read-page.ts';
import type { Place } from './every-text.ts';
import { fileOf } from './records.ts';
import type { Rule } from './rule.ts';

/** A document where readers find it. */
interface Use {
  place: Place;
  path: string;
  /** What is said of its languages there. */
  languages?: Lang[] | undefined;
}

/** Documents can be read aloud, and are in the language they are said to be in. What comes from outside may be otherwise. */
export const documentsCanBeRead: Rule = (loaded) =>
  usesOf(loaded).flatMap(({ place, path, languages }) => {
    const document = loaded.catalogue.documents.get(path);
    if (!document) return [];
    return [...toRead(document), ...toUnderstand(document, languages)].map((said) => ({ ...place, ...said }));
  });

function toRead({ path, isScan, isTagged }: DocumentFile): Said[] {
  if (isScan) return [say('document-scan', { path })];
  return isTagged ? [] : [say('document-untagged', { path })];
}

function toUnderstand(document: DocumentFile, said?: Lang[]): Said[] {
  const { path, languages, hindiFont } = document;
  const named = said ?? languages;
  if (said && languages.length > 0 && said.toSorted().join() !== languages.toSorted().join())
    return [say('document-other-language', { path, file: languages.join(', '), record: said.join(', ') })];
  return hindiFont && named.length > 0 && !named.includes('hi')
    ? [say('document-hindi-font', { path, font: hindiFont.replace(/^[A-Z]{6}\+/, '') })]
    : [];
}

function usesOf({ root, catalogue }: Loaded): Use[] {
  const inRecords = [...catalogue.registers.values()].flat().flatMap((record) => {
    const corrigenda = record.register === 'tenders' ? record.corrigenda : [];
    return [record, ...corrigenda].flatMap(({ documents }) =>
      documents.flatMap(({ file, languages }) =>
        file === undefined
          ? []
          : [{ place: { file: fileOf(root, record), field: 'documents' }, path: file, languages }],
      ),
    );
  });
  const inPages = catalogue.pages.flatMap((page) =>
    partsOf(page).flatMap(({ name, attributes, line }) =>
      name === 'Download' && attributes['file'] ? [{ place: { file: page.file, line }, path: attributes['file'] }] : [],
    ),
  );
  return [...inRecords, ...inPages];
}
