import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { CALLOUT_KINDS, POSTS_SHOWN } from '../../src/schemas/part.ts';
import { STANDINGS } from '../../src/domain/register-records.ts';
import { REGISTER_IDS, REGISTERS } from '../../src/schemas/registers.ts';
import { DISCLOSURE_STATES } from '../../src/schemas/disclosure.ts';
import { BOUNDS, UNITS } from '../../src/schemas/fact.ts';
import { OFFICE_KINDS, OFFICE_UNITS, DIRECTORY_LISTS } from '../../src/schemas/office.ts';
import { PICTURE_KINDS } from '../../src/schemas/picture.ts';
import { DRAWN_UNITS } from '../../src/schemas/drawing.ts';
import { LABELS } from '../../src/components/pictures/drawn/plant.ts';
import { STRETCHES } from '../../src/domain/rti-days.ts';
import { VALIDITIES } from '../../src/schemas/record.ts';
import { COLUMN_KINDS } from '../../src/schemas/table.ts';
import { PROVIDERS } from '../../src/schemas/provider.ts';
import { DRUGS, STATES } from '../../src/schemas/release.ts';
import { CLAUSE_TOPICS } from '../../src/schemas/clause.ts';
import { YEAR_FACTS } from '../../src/domain/crop-year.ts';
import { CROP_KINDS } from '../../src/schemas/crop-calendar.ts';
import { NOTICE_LEVELS } from '../../src/schemas/notice.ts';
import { SCOPES } from '../../src/schemas/place-year.ts';
import { POST_KINDS } from '../../src/schemas/post.ts';
import { CATEGORIES, POLICIES, WORD_COLUMNS } from '../../src/addresses/cultivator-lists.ts';
import { KINDS } from '../../src/features/payment-check/payment.ts';
import { UPROOTING_CONDITIONS } from '../../src/features/rule-check/rules.ts';

const read = (file: string) => parse(readFileSync(file, 'utf8')) as Record<string, { en: string; hi: string }>;
const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|tsx|astro)$/.test(file) && !file.includes('.test.'))
  .map((file) => readFileSync(`src/${file}`, 'utf8'));
const source = files.join('\n');

/** Keys picked by area: `labelsIn(lang, 'area')('name', …)`, or by a function that was made so. */
const picked = new Set(
  files.flatMap((text) =>
    [...text.matchAll(/(?:const (\w+) = )?labelsIn\(lang, '([\w.]+)'\)/g)].flatMap(([call, name, area]) => {
      const picks = name
        ? new RegExp(`\\b${name}\\(([^)]*)\\)`, 'g')
        : new RegExp(`${RegExp.escape(call)}\\(([^)]*)\\)`, 'g');
      return [...text.matchAll(picks)].flatMap(([, names = '']) =>
        [...names.matchAll(/'([\w.-]+)'/g)].map(([, each]) => `${area}.${each}`),
      );
    }),
  ),
);

/** Everything in quotes that may be a key. */
const quoted = new Set([...source.matchAll(/(['"])([\w.-]+)(?=\1)/g)].map(([, , name]) => name));
const isNamed = (key: string) => quoted.has(key) || picked.has(key);

/** Keys that the code puts together from the names of things. */
const builtFromParts = [
  ...PROVIDERS.flatMap((provider) => [`provider.${provider}`, `covers.${provider}`, `area.${provider}`]),
  ...UNITS.flatMap((unit) => [`unit.${unit}.one`, `unit.${unit}.other`]),
  ...DRUGS.map((drug) => `drug.${drug}`),
  ...STATES.map((state) => `state.${state}`),
  ...CLAUSE_TOPICS.map((topic) => `clause.${topic}`),
  ...BOUNDS.map((bound) => `bound.${bound}`),
  ...CALLOUT_KINDS.map((kind) => `callout.${kind}`),
  ...PICTURE_KINDS.map((kind) => `picture.${kind}`),
  ...DRAWN_UNITS.map((unit) => `drawn.each.${unit}`),
  ...LABELS.flatMap(({ part }) => [`plant.${part}`, `plant.${part}.is`]),
  ...STRETCHES.flatMap(({ name }) => [`rtiDays.${name}`, `rtiDays.${name}.is`]),
  ...['prev', 'next'].map((way) => `gallery.${way}`),
  ...OFFICE_UNITS.map((unit) => `office.${unit}`),
  ...REGISTER_IDS.flatMap((id) => [
    `registerName.${id}`,
    `empty.${id}`,
    ...REGISTERS[id].kinds.map((kind) => `kind.${kind}`),
  ]),
  ...STANDINGS.flatMap((standing) => [`validity.${standing}`, `standing.${standing}`]),
  ...VALIDITIES.map((validity) => `validity.${validity}`),
  ...['xml', 'json'].map((form) => `changes.${form}`),
  ...[...COLUMN_KINDS, 'date', 'address'].map((kind) => `dataset.kind.${kind}`),
  ...OFFICE_KINDS.map((kind) => `officeKind.${kind}`),
  ...DIRECTORY_LISTS.map((list) => `officerList.${list}`),
  ...['table', 'chart'].map((form) => `extract.${form}`),
  ...DISCLOSURE_STATES.map((state) => `disclosure.state.${state}`),
  ...POSTS_SHOWN.map((show) => `posts.${show}`),
  ...POST_KINDS.filter((kind) => kind !== 'cadre').map((kind) => `posts.${kind}`),
  ...['year', 'kind', 'area', 'validity'].map((list) => `register.${list}`),
  ...['en', 'hi', 'both'].map((name) => `languageName.${name}`),
  ...['PDF', 'web-page'].map((format) => `format.${format}`),
  ...['district', 'tehsil', 'town', 'seat'].map((kind) => `officeFinder.about.${kind}`),
  ...[...CATEGORIES, ...WORD_COLUMNS].map((name) => `cultivators.${name}`),
  ...[...CATEGORIES, ...POLICIES].map((name) => `cultivators.inSentence.${name}`),
  ...['yes', 'no', 'case', 'condition'].map((name) => `ruleCheck.${name}`),
  ...['none', 'condoned', 'above'].flatMap((name) =>
    ['When', 'Rule', 'Result'].map((part) => `ruleCheck.excess.${name}${part}`),
  ),
  ...['within', 'over'].map((name) => `ruleCheck.excess.${name}`),
  ...['enough', 'tooSmall', 'condoned', 'above'].map((name) => `ruleCheck.example.${name}`),
  ...KINDS.map((kind) => `paymentCheck.rate.${kind}`),
  ...['below', 'straw', 'gum'].map((meaning) => `paymentCheck.yield.${meaning}`),
  ...CROP_KINDS.flatMap((kind) => [`myYear.${kind}`, `myYear.summary.${kind}`]),
  ...Object.values(YEAR_FACTS).flatMap((ids) => ids.map((id) => `myYear.figure.${id}`)),
  ...['you', 'bureau'].map((name) => `line.${name}`),
  ...['about', 'over'].map((name) => `value.${name}`),
  ...['policy', 'lists'].flatMap((name) => [`cropYear.${name}`, `cropYear.last.${name}`]),
  'cropYear.both',
  ...['office', 'unitOffice', 'weighing'].map((name) => `tract.${name}`),
  ...NOTICE_LEVELS.map((level) => `notice.${level}`),
  ...REGISTER_IDS.map((register) => `share.${register}`),
  ...SCOPES.flatMap((scope) => [`previousYears.scope.${scope}`, `previousYears.covers.${scope}`]),
  ...UPROOTING_CONDITIONS.flatMap((name) =>
    ['Name', 'Rule', 'Fails'].map((part) => `ruleCheck.uprooting.${name}${part}`),
  ),
];

test('every kind, unit and name has its words', () => {
  const keys = Object.keys(read('content/strings.yaml'));
  expect(builtFromParts.filter((key) => !keys.includes(key))).toEqual([]);
});

test('every interface word is used somewhere', () => {
  const unused = Object.keys(read('content/strings.yaml')).filter(
    (key) => !isNamed(key) && !builtFromParts.includes(key),
  );
  expect(unused).toEqual([]);
});

/** The words for one, where they are not called as those for many with “One” behind. */
const WORDS_FOR_ONE: Record<string, string> = {
  'history.newEntries': 'history.newEntry',
  'changes.newEntries': 'changes.newEntry',
  'changes.newPages': 'changes.newPage',
  'search.suggestionCount': 'search.suggestionOne',
  'search.otherAll': 'search.otherOne',
  'dataset.rows': 'dataset.row',
  'tract.offices': 'tract.oneOffice',
  'extract.count': 'extract.one',
  'cultivators.several': 'cultivators.oneFits',
  'cultivators.notInLists': 'cultivators.notInList',
};
/** Shown only where there are more: what is short is not folded, tables have several columns, units several offices. */
const NEVER_ONE = [
  'form.entries',
  'record.earlier',
  'record.all',
  'dataset.columnCount',
  'officeFinder.several',
  'previousYears.covers.unit',
  'previousYears.covers.state',
  'substances.state.line',
  'consignment.room',
];

/** “{count} records”; in “{found} of {count} records” there may be one. */
const COUNTS_MANY =
  /(?<!of )\{(?:count|offices|rows|lists|total)\} (?:[A-Z]?[a-z]+ ){0,3}?(?:people|(?!is\b)[A-Z]?[a-z]+s)\b/;

const withoutOne = (strings: Record<string, { en: string }>) =>
  Object.entries(strings)
    .filter(([key, { en }]) => COUNTS_MANY.test(en) && !NEVER_ONE.includes(key))
    .flatMap(([key]) => ((WORDS_FOR_ONE[key] ?? `${key}One`) in strings ? [] : [key]));

test('interface words that count things have words for one of them', () => {
  expect(withoutOne(read('content/strings.yaml'))).toEqual([]);
  expect(withoutOne({ 'a.count': { en: '{count} new forms' }, 'b.count': { en: 'Forms: {count}' } })).toEqual([
    'a.count',
  ]);
});
