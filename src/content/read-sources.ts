import { type Source, sourcesSchema } from '../schemas/source.ts';
import { say } from '../messages/say.ts';
import { type ContentReader, UnknownIds } from './content-reader.ts';
import { inYaml } from './place.ts';

/** The sources of all files in `sources/`; an id stands in one of them. */
export function readSources(reader: ContentReader): { entries: Map<string, Source>; ids: ReadonlySet<string> } {
  const all = new Map<string, Source>();
  const fileOf = new Map<string, string>();
  let isComplete = true;
  for (const file of reader.below('sources', '.yaml')) {
    const { entries, ids } = reader.readEntries(file, sourcesSchema);
    if (ids instanceof UnknownIds) isComplete = false;
    for (const id of ids) {
      const other = fileOf.get(id);
      if (other) reader.mistakes.push(inYaml(reader, file, [id], say('source-twice', { other })));
      fileOf.set(id, file);
    }
    for (const [id, source] of entries) all.set(id, source);
  }
  return { entries: all, ids: isComplete ? new Set(fileOf.keys()) : new UnknownIds() };
}
