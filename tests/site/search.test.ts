import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Answer } from '../../src/features/search/answer.ts';
import { type Lang, LANGS, otherLang } from '../../src/language/lang.ts';
import { recordPath } from '../../src/addresses/registers.ts';
import { routes } from '../../src/addresses/routes.ts';
import { substancePath } from '../../src/addresses/letters.ts';
import { allNames } from '../../src/domain/substance-names.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { builtIndex, builtSearch, builtTitles, firstFiles, isAnswered, pathsOf } from '../support/built-search.ts';
import { type Judged, readJudged } from '../support/judged.ts';
import { hasTurn } from '../support/thorough.ts';
import { wordsIn } from '../support/words-in.ts';

const answerTo = builtSearch();
const answers = new Map<string, Answer>();
/** Each query is answered once. */
function ask(site: Lang, query: string): Answer {
  const key = `${site} ${query}`;
  const answer = answers.get(key) ?? answerTo(site, query);
  answers.set(key, answer);
  return answer;
}
const sets = { judged: readJudged('judged'), unseen: readJudged('unseen'), hard: readJudged('hard') };

/** What was asked in vain, to read in the message of a failed test. */
const missed = (queries: Judged[], answer = ask) =>
  queries
    .filter((each) => !isAnswered(answer(each.site, each.query), each))
    .map(({ site, query }) => `${site}: ${query}`);

describe.each(Object.entries(sets))('the %s queries', (_name, queries) => {
  test('are many, of each kind, each once', () => {
    for (const type of ['devanagari', 'roman', 'english'])
      expect(queries.filter((each) => each.type === type).length).toBeGreaterThanOrEqual(40);
    expect(new Set(queries.map(({ site, query }) => `${site} ${query}`)).size).toBe(queries.length);
  });

  test('get a right page among the first three answers, 95 of 100 at least', () => {
    const failed = missed(queries);
    expect(failed.length / queries.length, failed.join('\n')).toBeLessThanOrEqual(0.05);
  });

  test('never stay without an answer', () => {
    const empty = queries.filter(({ site, query }) => ask(site, query).count === 0).map(({ query }) => query);
    expect(empty).toEqual([]);
  });
});

test('titles and readers’ words alone answer 90 of 100', () => {
  const first = builtSearch(false);
  const failed = missed(sets.judged, first);
  expect(failed.length / sets.judged.length, failed.join('\n')).toBeLessThanOrEqual(0.1);
});

test('what components say to the search is not published', () => {
  const pages = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(2 * routes().length);
  expect(pages.filter((file) => readFileSync(`dist/${file}`, 'utf8').includes(' data-index='))).toEqual([]);
});

test('every page is found by its title, in both languages and on both sites', () => {
  const lost = LANGS.flatMap((site) =>
    routes()
      .flatMap(({ path }) => {
        const page = builtTitles(site).pages.find(([each]) => each === `${path}/`)!;
        return [page[1], page[2]].filter((title) => !pathsOf(ask(site, title)).slice(0, 3).includes(page[0]));
      })
      .map((title) => `${site}: ${title}`),
  );
  expect(lost).toEqual([]);
});

test('every substance is found by each of its names and its CAS number, 99 of 100 at least', () => {
  // By turns: each substance on the site of one language, on both in `npm run test:all`.
  const asked = LANGS.flatMap((site) =>
    catalogue
      .substances!.rows.filter((_, index) => hasTurn(site, index))
      .flatMap((row) =>
        [...new Set([...allNames(row), ...(row.cas ? [row.cas] : [])])].map((name) => ({ site, name, id: row.id })),
      ),
  );
  const lost = asked.filter(({ site, name, id }) => {
    const { best, groups } = ask(site, name);
    const substances = groups.find(({ kind }) => kind === 'substance')?.hits ?? [];
    return ![...best, ...substances].some((hit) => hit.href === substancePath(id, site));
  });
  expect(lost.length / asked.length, lost.map(({ site, name }) => `${site}: ${name}`).join('\n')).toBeLessThan(0.01);
});

test('a specimen is called one among the answers', () => {
  const specimens = [...catalogue.registers.values()].flat().filter(({ specimen }) => specimen);
  const hrefs = (lang: Lang) => new Set(specimens.map(({ register, id }) => recordPath(register, id, lang)));
  const wrong = LANGS.flatMap((lang) => {
    const mark = `${wordsIn(lang)('badge.specimen')}: `;
    const isSpecimen = hrefs(lang);
    return builtIndex(lang, true).entries.filter(({ href, title }) => isSpecimen.has(href) !== title.startsWith(mark));
  });
  expect(wrong.map(({ href }) => href)).toEqual([]);
});

test('every gazette number leads to its notification', () => {
  const index = builtIndex('en', true);
  const lost = index.entries
    .filter(({ kind }) => kind === 'record')
    .flatMap(({ text, href }) => {
      const number = /^.*?Number ((?:S\.O\.|G\.S\.R\.) \d+(?:\(E\))?)/.exec(text)?.[1];
      return number ? [{ number, href }] : [];
    })
    .filter(({ number, href }) => {
      const { best, groups } = ask('en', number);
      return ![...best, ...groups.flatMap(({ hits }) => hits)].some((hit) => hit.href === href);
    });
  expect(lost).toEqual([]);
});

describe('words of the glossary', () => {
  /** Remarks in brackets are no part of the word. */
  const wordOf = (text: string) =>
    text
      .replace(/\(.*?\)/g, '')
      .split(/[;/]/)[0]!
      .trim();
  const rows = [...catalogue.glossary.values()].flat().map(({ en, hi }) => [wordOf(en), wordOf(hi)]);

  test('find themselves in both scripts', async () => {
    const { createIndex } = await import('../../src/features/search/search-index.ts');
    const { search } = await import('../../src/features/search/search.ts');
    expect(rows.length).toBeGreaterThan(100);
    const pages = rows.map(([en, hi], at): [string, string, string, []] => [`${at}/`, en!, hi!, []]);
    const file = { pages, answers: [], synonyms: [] };
    const index = createIndex(file, 'en');
    const lost = rows.flatMap(([en, hi], at) => {
      const isSame = ({ href }: { href: string }) => {
        const found = rows[Number(href.split('/')[2])]!;
        return found[0] === en || found[1] === hi || href === `/en/${at}/`;
      };
      return [en!, hi!, typedInLatin(hi!)].filter((query) => !search(index, 'en', query).best.slice(0, 3).some(isSame));
    });
    expect(lost).toEqual([]);
  });
});

/** Hindi as people type it in Latin letters: long vowels doubled, the last a left out. */
function typedInLatin(hindi: string): string {
  const consonants = Object.fromEntries(
    'क:k ख:kh ग:g घ:gh ङ:n च:ch छ:chh ज:j झ:jh ञ:n ट:t ठ:th ड:d ढ:dh ण:n त:t थ:th द:d ध:dh न:n प:p फ:f ब:b भ:bh म:m य:y र:r ल:l व:v श:sh ष:sh स:s ह:h ड़:d ढ़:dh'
      .split(' ')
      .map((pair) => pair.normalize('NFC').split(':')),
  );
  const vowels = Object.fromEntries(
    'अ:a आ:aa इ:i ई:ee उ:u ऊ:oo ऋ:ri ए:e ऐ:ai ऑ:o ओ:o औ:au ा:aa ि:i ी:ee ु:u ू:oo ृ:ri े:e ै:ai ॉ:o ो:o ौ:au ं:n ँ:n'
      .split(' ')
      .map((pair) => pair.split(':')),
  );
  return hindi
    .replace(/([कखगघचछजझटठडढणतथदधनपफबभमयरलवशषसहङञ]़?)(?=[\sकखगघचछजझटठडढणतथदधनपफबभमयरलवशषसहंँ])(?!\s)/g, '$1अ')
    .replace(/़|्|ः/g, '')
    .split('')
    .map((letter) => consonants[letter] ?? vowels[letter] ?? letter)
    .join('');
}

test.each(LANGS)('the first answer of the %s site weighs little', (lang) => {
  const sent = brotliCompressSync(readFileSync(`dist/${lang}/data/search.json`)).length;
  expect(sent).toBeLessThan(45_000);
  expect(firstFiles[lang].whole.other).toBe(firstFiles[otherLang(lang)].whole.own);
});
