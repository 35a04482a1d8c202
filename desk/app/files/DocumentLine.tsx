import type { DocumentFacts } from '../../model/file-api.ts';
import { FILES } from '../../words/files.ts';
import { SHELL } from '../../words/shell.ts';
import { useWords } from '../words.tsx';

const KILOBYTE = 1024;

/** What a PDF is, in one line: size, pages, language, tags, text. */
export function DocumentLine({ of }: { of: Omit<DocumentFacts, 'path'> }) {
  const { t } = useWords();
  const { bytes, pages, languages, isTagged, isScan } = of;
  const kilobytes = Math.ceil(bytes / KILOBYTE);
  return t(FILES.facts, {
    size: kilobytes < KILOBYTE ? `${kilobytes} KB` : `${(kilobytes / KILOBYTE).toFixed(1)} MB`,
    pages: pages ?? '?',
    language: languages.map((lang) => t(lang === 'en' ? SHELL.english : SHELL.hindi)).join(', ') || t(FILES.noLanguage),
    tags: t(isTagged ? FILES.tagged : FILES.untagged),
    text: t(isScan ? FILES.scan : FILES.text),
  });
}
