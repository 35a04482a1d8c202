import { Suspense, useEffect, useRef } from 'react';
import { LANGS } from '../../src/language/lang.ts';
import type { ScreenName } from '../model/screen-of.ts';
import { SHELL } from '../words/shell.ts';
import { Go, useAddress } from './address.tsx';
import { CheckLine } from './CheckLine.tsx';
import { useDeskState } from './live.tsx';
import { ScreenErrors } from './ScreenErrors.tsx';
import { SCREEN_OF } from './screens.ts';
import css from './Shell.module.css';
import { useWords } from './words.tsx';

const LINKS = ['start', 'browse', 'files', 'hand-in', 'history'] as const satisfies ScreenName[];
const LABELS = {
  start: SHELL.start,
  browse: SHELL.find,
  files: SHELL.files,
  'hand-in': SHELL.handIn,
  history: SHELL.history,
};
const LANGUAGE_NAMES = { en: 'English', hi: 'हिंदी' };

/** The frame around every screen: where one can go, the language, and what the check says. */
export function Shell() {
  const { lang, setLang, t } = useWords();
  const { place } = useAddress();
  const state = useDeskState();
  const main = useRef<HTMLElement>(null);
  const Screen = SCREEN_OF[place.screen];
  const key = JSON.stringify(place);
  const { screen } = place;
  const shown = useRef(screen);

  // Whoever hears the screen must learn that it is another one.
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    main.current?.focus();
  }, [screen]);

  const count = state?.changed.length ?? 0;
  return (
    <>
      <a className={css.skip} href="#work">
        {t(SHELL.skip)}
      </a>
      <header className={css.head}>
        <p className={css.name}>
          <strong>{t(SHELL.name)}</strong> <span>{t(SHELL.site)}</span>
        </p>
        <nav className={css.nav} aria-label={t(SHELL.menu)}>
          {LINKS.map((each) => (
            <Go key={each} to={{ screen: each, params: {} }} aria-current={each === screen ? 'page' : undefined}>
              {each === 'hand-in' && count > 0 ? t(SHELL.handInCount, { count }) : t(LABELS[each])}
            </Go>
          ))}
        </nav>
        <fieldset className={css.langs} aria-label={t(SHELL.language)}>
          {LANGS.map((each) => (
            <button key={each} type="button" lang={each} aria-pressed={each === lang} onClick={() => setLang(each)}>
              {LANGUAGE_NAMES[each]}
            </button>
          ))}
        </fieldset>
      </header>
      <CheckLine />
      <main id="work" ref={main} tabIndex={-1} className={css.main}>
        <ScreenErrors key={key}>
          <Suspense fallback={<output>{t(SHELL.loading)}</output>}>
            <Screen params={place.params} />
          </Suspense>
        </ScreenErrors>
      </main>
    </>
  );
}
