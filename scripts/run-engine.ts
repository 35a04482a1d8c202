import { stripVTControlCharacters } from 'node:util';
import { build } from 'astro';
import config from '../astro.config.ts';
import { FINISH_PAGES, finishPages, type TakePage } from '../src/integrations/finish-pages.ts';

/**
 * Runs the engine in this process, where it finds the content already read and checked, and hands over each page it has made.
 * Returns its message when it failed, or when it would have gone on after an error.
 */
export async function runEngine(takePage: TakePage): Promise<string | undefined> {
  const restore = [process.stdout, process.stderr].map((stream) => {
    const { write } = stream;
    stream.write = (text: string | Uint8Array) => {
      output += text.toString();
      return true;
    };
    return () => (stream.write = write);
  });
  let output = '';
  let failure: unknown;
  try {
    const integrations = (config.integrations ?? []).map((each) =>
      each && 'name' in each && each.name === FINISH_PAGES ? finishPages(takePage) : each,
    );
    await build({ ...config, integrations, configFile: false, logLevel: 'error' });
  } catch (error) {
    failure = error;
  } finally {
    for (const each of restore) each();
  }
  if (failure === undefined) return /\[ERROR\]/.test(output) ? readable(output) : undefined;
  return readable(
    `${output}\n${failure instanceof Error ? `${failure.message}\n${placeOf(failure)}` : String(failure)}`,
  );
}

/** The file at which the engine stopped, where it knows one. */
function placeOf(error: Error): string {
  const place: { file?: string; line?: number } = 'loc' in error && error.loc ? error.loc : {};
  return place.file ? `  ${place.file}${place.line ? `:${place.line}` : ''}` : '';
}

/** The engine's message for people who write content: without progress lines, stack traces and long paths. */
function readable(engineOutput: string): string {
  return stripVTControlCharacters(engineOutput)
    .split('\n')
    .filter(
      (line) => !/^\s+at |Stack trace:|Hint:|Error reference:|docs\.astro\.build|MDX component encounters/.test(line),
    )
    .filter((line) => !/^\d\d:\d\d:\d\d (?!\[ERROR\])/.test(line) && line.trim() !== '')
    .join('\n')
    .replaceAll(`${process.cwd()}/`, '')
    .replaceAll(/:0:0$/gm, '');
}
