import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DEVANAGARI } from '../language/devanagari.ts';
import type { Message } from './message.ts';
import { MESSAGES } from './messages.ts';
import { isCode, isRootCause, say, textOf } from './say.ts';

const all: [string, Message][] = Object.entries(MESSAGES);

function placesIn(text: string): string[] {
  return [...new Set([...text.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name ?? ''))].toSorted();
}

describe('every message', () => {
  test.each(all)('%s has the same places in both languages', (_, { en, hi }) => {
    expect(placesIn(hi)).toEqual(placesIn(en));
  });

  test.each(all)('%s is written in Hindi and in English', (_, { en, hi }) => {
    // Words that stand in a place, in quotes or in tags are not translated.
    const ownWords = en.replace(/%\{\w+\}|“[^”]*”/g, '');
    expect(hi).toMatch(DEVANAGARI);
    expect(ownWords.replace(/यह [^,]*/g, '')).not.toMatch(DEVANAGARI);
  });

  test.each(all.filter(([code]) => code !== 'field-own-words'))(
    '%s says what is wrong, then what to do',
    (_, message) => {
      for (const text of [message.en, message.hi]) expect(text).toMatch(/\S[.।:,;)] \S/);
    },
  );

  test.each(all)('%s is either a cause or a question', (_, { isQuestion, isRootCause: isCause }) => {
    expect(isQuestion && isCause).toBeFalsy();
  });
});

test('no code stands in two files', () => {
  const codes = readdirSync('src/messages')
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(`src/messages/${file}`, 'utf8').matchAll(/^ {2}'([a-z\d-]+)': \{/gm)])
    .map(([, code]) => code);
  expect(codes).toHaveLength(all.length);
  expect(new Set(codes).size).toBe(codes.length);
});

test('a message is data, and the same in Hindi', () => {
  const said = say('no-such-post', { id: 'clerk', file: 'content/posts.yaml' });
  expect(said).toEqual({
    code: 'no-such-post',
    values: { id: 'clerk', file: 'content/posts.yaml' },
    message: 'There is no post “clerk”. Write an id of content/posts.yaml.',
  });
  expect(textOf(said, 'hi')).toBe('“clerk” नाम का पद नहीं है। content/posts.yaml की कोई id लिखें।');
});

test('words of our own in a place follow the language', () => {
  const near = { en: ' Did you mean “fee”?', hi: ' क्या आपका आशय “fee” से है?' };
  const said = say('no-such-fact', { id: 'fees', file: 'facts.yaml', near });
  expect(said.message).toMatch(/ Did you mean “fee”\?$/);
  expect(textOf(said, 'hi')).toMatch(/ क्या आपका आशय “fee” से है\?$/);
});

test('only known codes are codes', () => {
  expect(isCode('file-empty')).toBe(true);
  expect(isCode('toString')).toBe(false);
  expect(isRootCause(say('file-empty'))).toBe(true);
  expect(isRootCause(say('list-empty'))).toBe(false);
});
