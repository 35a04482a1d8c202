import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Lang, LANGS } from '../../../src/language/lang.ts';
import type { Added } from './walk.ts';

/** Builds the site in a copy of the project. The notices are shown, which other tests hide. */
export async function buildIn(project: string): Promise<BuiltSite> {
  await promisify(execFile)(process.execPath, ['scripts/build.ts', '--uncompressed'], {
    cwd: project,
    env: { ...process.env, NODE_ENV: '', NOTICES: '' },
    maxBuffer: 2 ** 26,
  });
  return new BuiltSite(join(project, 'dist'));
}

export class BuiltSite {
  readonly #root: string;
  readonly #pages: Record<Lang, string[]>;

  constructor(root: string) {
    this.#root = root;
    const pagesIn = (lang: Lang) =>
      globSync(`${lang}/**/index.html`, { cwd: root }).map((path) => readFileSync(join(root, path), 'utf8'));
    this.#pages = { en: pagesIn('en'), hi: pagesIn('hi') };
  }

  /** What of an addition is not there, or is there and should not be. */
  missing({ words, hidden = [], files = [], gone = [], inFiles = {} }: Added): string[] {
    const isShown = (lang: Lang, text: string) => this.#pages[lang].some((page) => page.includes(text));
    const isThere = (file: string) => globSync(`**/${file}`, { cwd: this.#root }).length > 0;
    return [
      ...LANGS.flatMap((lang) => words[lang].filter((text) => !isShown(lang, text)).map((text) => `${lang}: ${text}`)),
      ...hidden.filter((text) => LANGS.some((lang) => isShown(lang, text))).map((text) => `shown too early: ${text}`),
      ...files.filter((file) => !isThere(file)),
      ...gone.filter(isThere).map((file) => `still there: ${file}`),
      ...Object.entries(inFiles).flatMap(([file, text]) =>
        readFileSync(join(this.#root, file), 'utf8').includes(text) ? [] : [`${file}: ${text}`],
      ),
    ];
  }
}
