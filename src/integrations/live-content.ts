import { relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { AstroIntegration } from 'astro';
import { type Connect, isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import type { Checked } from '../content/check.ts';
import { complete, load } from '../content/load.ts';
import { shareContent } from '../content/share.ts';
import { ContentError, type Mistake, MOST_AT_ONCE, printMistakes } from '../files/mistake.ts';
import { gradeOf, say } from '../messages/say.ts';
import { LiveSearch } from './live-search.ts';
import { mistakePage } from './mistake-page.ts';
import { ASKED_AT, TELL_WHEN_ASKED } from './tell-when-asked.ts';
import { splitCultivators } from './publish-cultivators.ts';

/** Modules that hold the content; all that import them are evaluated again when it changes. */
const HOLDERS = /\/src\/(content\/catalogue|words\/strings)\.ts$/;
/** What the lists of cultivators are made from. */
const LISTS = /^(cultivators\/|offices\.yaml|strings\.yaml)/;
/** An editor may write several files at once. */
const PAUSE_MS = 30;
/** Checking takes longer than reading and showing: open pages are loaded again before it begins. */
const SHOWN_AFTER_MS = 500;

type Found = Pick<Checked, 'catalogue' | 'mistakes'> & { questions?: Mistake[] };

/**
 * For the development server: content that changed is shown with the next request, mistakes instead of pages; and the search. What can be read
 * is shown before it is checked, unless it had a mistake. Whoever checks elsewhere needs reading alone.
 */
export function liveContent(check?: () => Promise<Found>): AstroIntegration {
  return {
    name: 'live-content',
    hooks: {
      'astro:config:setup': ({ injectScript }) => injectScript('page', TELL_WHEN_ASKED),
      'astro:server:setup': ({ server }) => {
        const search = new LiveSearch();
        let listsAreOld = true;
        let timer: NodeJS.Timeout | undefined;
        let mistakes: Promise<Mistake[]> = Promise.resolve([]);
        /** When the content of now could first be shown. */
        let readAt = 0;
        let change = 0;

        const take = async (found: Found): Promise<Mistake[]> => {
          if (print(found)) return found.mistakes;
          shareContent(complete(found));
          if (listsAreOld) await splitCultivators();
          listsAreOld = false;
          forgetContent(server);
          return [];
        };
        // One after the other, so that the last change is what stays.
        const takeAgain = (read: () => Promise<Found>) =>
          (mistakes = mistakes.then(async () => take(await read())).catch(asMistake));
        const loadAgain = () => {
          // By the clock that pages measure with.
          readAt = performance.timeOrigin + performance.now();
          server.ws.send({ type: 'full-reload' });
        };

        const showChange = async () => {
          const mine = (change += 1);
          // A page that stands for a mistake stays until it is known that there is none.
          const isChecked = check !== undefined && (await mistakes).length > 0;
          const found = await takeAgain(isChecked ? check : readAlone);
          loadAgain();
          if (found.length > 0) return;
          await search.refresh();
          await pause(SHOWN_AFTER_MS);
          if (check && !isChecked && mine === change) {
            const checked = await check().catch((error: unknown) => ({ mistakes: asMistake(error) }));
            if (mine !== change) return;
            if (print(checked)) {
              mistakes = Promise.resolve(checked.mistakes);
              return loadAgain();
            }
          }
          await search.catchUp();
        };

        server.watcher.on('all', (_, path) => {
          const file = relative('content', path).replaceAll('\\', '/');
          if (file.startsWith('..')) return;
          if (LISTS.test(file)) listsAreOld = true;
          search.changed(file);
          clearTimeout(timer);
          timer = setTimeout(() => void showChange(), PAUSE_MS);
        });
        void takeAgain(check ?? readAlone);
        // A page that was on its way when the others were told to load again.
        server.ws.on(ASKED_AT, (at: number, page) => at < readAt && page.send({ type: 'full-reload' }));

        const answer: Connect.NextHandleFunction = async (request, response, next) => {
          const { pathname } = new URL(request.url ?? '/', 'http://localhost');
          const isPage = pathname.endsWith('/');
          if (!isPage && !/^\/(en|hi|data)\//.test(pathname)) return next();
          const found = await mistakes;
          if (found.length > 0) {
            response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(mistakePage(found));
            return;
          }
          try {
            const text = await search.file(pathname, `http://${request.headers.host}`);
            if (text === undefined) return next();
            response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' }).end(text);
          } catch (error) {
            next(error);
          }
        };
        server.middlewares.use((request, response, next) => void answer(request, response, next));
      },
    },
  };
}

async function readAlone(): Promise<Found> {
  const { catalogue, mistakes } = await load('content');
  return { catalogue, mistakes: mistakes.filter((mistake) => gradeOf(mistake) === 'must') };
}

/** Says what was found; whether anything of it must be mended. */
function print({ mistakes, questions = [] }: Pick<Found, 'mistakes' | 'questions'>): boolean {
  if (questions.length > 0) console.warn(printMistakes(questions, { most: MOST_AT_ONCE }));
  if (mistakes.length > 0) console.error(printMistakes(mistakes, { most: MOST_AT_ONCE }));
  return mistakes.length > 0;
}

/** What stopped the check itself, such as a file removed while it was read. The next change tries again. */
function asMistake(error: unknown): Mistake[] {
  if (error instanceof ContentError) return error.mistakes;
  return [
    { file: 'content', ...say('check-failed', { reason: error instanceof Error ? error.message : String(error) }) },
  ];
}

/** Has the modules that hold the content evaluated again, with everything that imports them. */
function forgetContent(server: ViteDevServer): void {
  for (const environment of Object.values(server.environments)) {
    if (!isRunnableDevEnvironment(environment)) continue;
    const { moduleGraph, runner } = environment;
    const invalidated = new Set<Parameters<typeof moduleGraph.invalidateModule>[0]>();
    for (const module of moduleGraph.idToModuleMap.values())
      if (HOLDERS.test(module.id?.replaceAll('\\', '/') ?? '')) moduleGraph.invalidateModule(module, invalidated);
    for (const { id } of invalidated) {
      const evaluated = id === null ? undefined : runner.evaluatedModules.getModuleById(id);
      if (evaluated) runner.evaluatedModules.invalidateModule(evaluated);
    }
  }
}
