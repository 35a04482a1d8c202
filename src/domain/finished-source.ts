import type { Lang } from '../language/lang.ts';
import type { Source } from '../schemas/source.ts';

/** Where something was read, in one language, as islands get it. */
export interface FinishedSource {
  label: string;
  url?: string | undefined;
}

export function finishedSource(sources: Map<string, Source>, id: string, lang: Lang): FinishedSource {
  const source = sources.get(id);
  return { label: source?.label[lang] ?? id, url: source?.url };
}
