import { recordPath } from '../addresses/registers.ts';
import { everyPage } from '../addresses/routes.ts';
import { everySearchedPage } from '../content/addresses.ts';
import type { Catalogue } from '../content/load.ts';
import { mainOf } from '../files/built-main.ts';
import { indexPage, type IndexedPage } from '../features/search/both-pages.ts';
import { searchFiles } from '../features/search/build-search.ts';
import { type Lang, LANGS } from '../language/lang.ts';
import { isRegisterId } from '../schemas/registers.ts';

const SEARCH_FILE = /^\/(en|hi)\/data\/search(-[\w-]+\.\w+)?\.json$/;

interface Page {
  lang: Lang;
  path: string;
}

/**
 * The search of the development server. Its first use renders every page. After a change the pages that are about the changed file are
 * rendered before the next answer, all others behind it.
 */
export class LiveSearch {
  readonly #indexed = new Map<string, IndexedPage>();
  /** Paths to render again; those to be rendered before an answer are in `#first`. */
  readonly #old = new Set<string>();
  readonly #first = new Set<string>();
  #files = new Map<string, string>();
  #isBusy = false;
  #origin: string | undefined;
  #last: Promise<void> = Promise.resolve();

  /** A file of `content/` was changed, added or removed. */
  changed(file: string): void {
    for (const path of this.#indexed.keys()) this.#old.add(path);
    for (const path of pagesAbout(file)) this.#first.add(path);
  }

  /** The text of a file of the search; nothing for any other address. */
  async file(pathname: string, origin: string): Promise<string | undefined> {
    if (!SEARCH_FILE.test(pathname)) return undefined;
    this.#origin = origin;
    // The text of an earlier answer belongs to that answer.
    if (!pathname.includes('/search-') || !this.#files.has(pathname)) await this.#refresh();
    return this.#files.get(pathname);
  }

  /** Renders the pages that are about what changed before anybody asks, once the search has been used. */
  async refresh(): Promise<void> {
    if (this.#origin !== undefined) await this.#refresh().catch(console.error);
  }

  /** One after the other: pages are rendered once, whoever asks. */
  #refresh(): Promise<void> {
    const refreshed = this.#last.then(async () => {
      const catalogue = globalThis.checkedContent;
      if (!catalogue) return;
      const pages = pagesOf(catalogue);
      await this.#render(
        pages.filter(({ path }) => !this.#indexed.has(path) || this.#first.has(path)),
        catalogue,
      );
      try {
        this.#write(pages, catalogue);
      } catch {
        // A page of one language is newer than its twin.
        await this.#render(pages, catalogue);
        this.#write(pages, catalogue);
      }
    });
    this.#last = refreshed.catch(() => {});
    return refreshed;
  }

  #write(pages: Page[], catalogue: Catalogue): void {
    const indexed = pages.flatMap(({ path }) => this.#indexed.get(path) ?? []);
    this.#files = new Map(searchFiles(indexed, catalogue).map(({ path, text }) => [path, text]));
  }

  async #render(pages: Page[], catalogue: Catalogue): Promise<void> {
    for (const { lang, path } of pages) {
      this.#old.delete(path);
      this.#first.delete(path);
      const response = await fetch(this.#origin + path);
      if (!response.ok) throw new Error(`Search: ${path} answered ${response.status}.`);
      this.#indexed.set(path, indexPage(lang, path, mainOf(await response.text()), catalogue));
    }
  }

  /** Renders the pages that may have changed as well, while nobody waits for them. */
  async catchUp(): Promise<void> {
    if (this.#origin === undefined || this.#isBusy) return;
    this.#isBusy = true;
    try {
      for (const path of this.#old) {
        const catalogue = globalThis.checkedContent;
        const page = catalogue && pagesOf(catalogue).find((each) => each.path === path);
        if (page) await this.#render([page], catalogue);
        else this.#old.delete(path);
      }
    } catch (error) {
      console.error(error);
    } finally {
      this.#isBusy = false;
    }
  }
}

function pagesOf(catalogue: Catalogue): Page[] {
  return everySearchedPage(catalogue);
}

/** The pages that a file is most about: the page itself, or that of the record. Lists with it follow. */
function pagesAbout(file: string): string[] {
  const [folder, ...rest] = file.split('/');
  const [register = '', name = ''] = rest;
  const id = rest.slice(0, -1).join('/');
  if (folder === 'pages') return everyPage().flatMap(({ path, route }) => (route.id === id ? path : []));
  return folder === 'registers' && isRegisterId(register)
    ? LANGS.map((lang) => recordPath(register, name.replace(/\.yaml$/, ''), lang))
    : [];
}
