/** Under this name a page says when it was asked for. */
export const ASKED_AT = 'content:asked-at';

/** Runs in pages of the development server, once they are connected: one that is older than the content is told to load again. */
export const TELL_WHEN_ASKED = `import { createHotContext } from '/@vite/client';
createHotContext('/asked-at').send('${ASKED_AT}', performance.timeOrigin);`;
