import { createContext, use, useEffect, useMemo, useState } from 'react';
import { isLang, type Lang, type Localized } from '../../src/language/lang.ts';

interface Words {
  /** The language of the desk, not that of the site. */
  lang: Lang;
  setLang: (lang: Lang) => void;
  /** Words in the language of the desk, `%{name}` filled. @example t(SHELL.changed, { count: 3 }) */
  t: (text: Localized, values?: Record<string, string | number>) => string;
}

const WordsContext = createContext<Words | undefined>(undefined);
const KEPT = 'desk-language';

export function WordsProvider({ children }: { children: React.ReactNode }) {
  const [lang, setLang] = useState<Lang>(() => {
    const kept = localStorage.getItem(KEPT) ?? navigator.language.slice(0, 2);
    return isLang(kept) ? kept : 'en';
  });
  useEffect(() => {
    localStorage.setItem(KEPT, lang);
    document.documentElement.lang = lang;
  }, [lang]);
  const words = useMemo<Words>(
    () => ({
      lang,
      setLang,
      t: (text, values = {}) => text[lang].replace(/%\{(\w+)\}/g, (_, name: string) => String(values[name] ?? '')),
    }),
    [lang],
  );
  return <WordsContext value={words}>{children}</WordsContext>;
}

export function useWords(): Words {
  const words = use(WordsContext);
  if (!words) throw new Error('useWords needs WordsProvider');
  return words;
}
