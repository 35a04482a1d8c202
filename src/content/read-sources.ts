import { type Source, sourcesSchema } from '../schemas/source.ts';
import type { ContentReader } from './content-reader.ts';

/** The sources of all files in `sources/`; an id stands in one of them. */
export function readSources(reader: ContentReader): { entries: Map<string, Source>; ids: Set<string> } {
  const all = new Map<string, Source>();
  const fileOf = new Map<string, string>();
  for (const file of reader.below('sources', '.yaml')) {
    const { entries, ids } = reader.readEntries(file, sourcesSchema);
    for (const id of ids) {
      const other = fileOf.get(id);
      const message = `This id stands in ${other} too. Use that one, or choose another id.`;
      if (other) reader.mistakes.push({ file, field: id, message });
      fileOf.set(id, file);
    }
    for (const [id, source] of entries) all.set(id, source);
  }
  return { entries: all, ids: new Set(fileOf.keys()) };
}
