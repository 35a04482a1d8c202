/**
 * `npm run edit`: the editor's desk, on this machine alone.
 *   -- --port 4600     a fixed port instead of a free one
 *   -- --no-open       do not open the browser
 */
import { parseArgs } from 'node:util';
import { join } from 'node:path';
import { buildApp } from './build-app.ts';
import { startChecker } from './checker-process.ts';
import type { Desk } from './desk.ts';
import { Drafts } from './drafts.ts';
import { finishHandIn } from './hand-in/routes.ts';
import { listen } from './http.ts';
import { claim } from './only-desk.ts';
import { openInBrowser } from './open-in-browser.ts';
import { stopPreviews, tellPreviews } from './preview/preview-server.ts';
import { ROUTES } from './routes.ts';
import { deskState } from './state.ts';
import { watchContent } from './watch.ts';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '0' }, 'no-open': { type: 'boolean', default: false } },
});
const project = process.cwd();
let said = '';
const claimed = claim(join(project, '.desk/running'));
if (!claimed.ok) {
  console.error(`The desk of this project is already open (process ${claimed.pid}). Use its window, or end it first.`);
  console.error(`इस परियोजना का डेस्क पहले से खुला है (प्रक्रिया ${claimed.pid})। उसी विंडो में काम करें, या पहले उसे बंद करें।`);
  process.exit(1);
}

const drafts = new Drafts(project);
const app = await buildApp(project);
const checker = startChecker(drafts.root, () => announce());
const desk: Desk = { project, drafts, checker, announce: () => announce() };
const state = () => JSON.stringify(deskState(desk));
const { port, access, tell, server } = await listen({
  desk,
  routes: ROUTES,
  app,
  port: Number(values.port),
  state,
  onOpened: () => console.log(`Another window · दूसरी विंडो:  ${link()}`),
});

drafts.onChange = (paths) => {
  tellPreviews(paths);
  announce();
  checker.check();
};
const stopWatching = watchContent(project, () => {
  if (!drafts.refresh()) announce();
});
finishHandIn(desk).catch((error: unknown) => console.error(error));
checker.check();
console.log(`The desk is open · डेस्क खुला है:  ${link()}`);
console.log('End it with Ctrl+C. What you saved stays. · Ctrl+C से बंद करें। सहेजा हुआ बना रहता है।');
if (!values['no-open']) openInBrowser(link());

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    stopWatching();
    checker.stop();
    stopPreviews();
    server.closeAllConnections();
    server.close();
    claimed.release();
    process.exit(0);
  });

/** What the tabs know already is not said again. */
function announce(): void {
  const now = state();
  if (now !== said) tell(now);
  said = now;
}

function link(): string {
  return `http://localhost:${port}/?token=${access.token}`;
}
