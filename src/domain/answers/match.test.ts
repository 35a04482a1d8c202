import { describe, expect, test } from 'vitest';
import { lexiconOf } from './lexicon.ts';
import { answerMatcher } from './match.ts';

const WORDS = {
  groups: Object.entries({
    price: ['price', 'rate', 'भाव', 'कीमत'],
    opium: ['opium', 'अफीम'],
    farmer: ['farmer', 'किसान'],
    who: ['who', 'कौन'],
    act: ['act', 'ndps act', 'अधिनियम'],
    police: ['police', 'पुलिस'],
    policy: ['policy', 'नीति'],
    telephone: ['telephone', 'phone', 'phone number', 'फोन'],
    office: ['office', 'कार्यालय'],
    controlled: ['controlled', 'नियंत्रित'],
    punishment: ['punishment', 'सजा'],
  }),
  fillers: ['please'],
};
const CLAIMS = Object.entries({
  price: { asks: ['price opium'], also: ['farmer'] },
  'price-who': { asks: ['who price opium'], also: [] },
  'section-27a': { asks: ['section:27a'], also: ['act'] },
  'section-20': { asks: ['section:20'], also: ['act'] },
  policy: { asks: ['policy', 'policy opium'], also: [] },
  telephone: { asks: ['telephone @office'], also: ['office', 'opium'] },
  controlled: { asks: ['controlled @substance', '@substance'], also: [] },
  weight: { asks: ['@amount @drug'], also: ['punishment'] },
});
const match = answerMatcher(
  WORDS,
  CLAIMS.map(([, { asks, also }]) => ({ asks: asks.map((ask) => ask.split(' ')), also })),
);
const names = (...spellings: string[][]) =>
  lexiconOf(spellings.flatMap((own, at) => own.map((each): [string, number] => [each, at])));
const THINGS = {
  '@office': names(['Neemuch', 'नीमच'], ['Neemuch I', 'Neemuch 1'], ['Mandsaur', 'मंदसौर']),
  '@substance': names(['Ketamine', 'केटामाइन'], ['Opium', 'अफीम'], ['3-MMC'], ['4-MMC']),
  '@drug': names(['Ganja', 'गांजा'], ['Opium', 'अफीम'], ['Heroin', 'हेरोइन', 'brown sugar']),
};
const asked = (question: string) => {
  const { match: found } = match(question, THINGS);
  return found && { ...found, answer: CLAIMS[found.answer]?.[0] };
};
const idOf = (question: string) => asked(question)?.answer;

describe('a question finds its answer', () => {
  test.each([
    ['price of opium', 'price'],
    ['what is the rate of opium for a farmer please', 'price'],
    ['अफीम का भाव', 'price'],
    ['afeem ka bhav kya hai', 'price'],
    ['opium ka भाव', 'price'],
    ['opiun price', 'price'],
    ['who fixes', undefined],
    ['who price opium', 'price-who'],
    ['section 27A ndps act', 'section-27a'],
    ['धारा 27क', 'section-27a'],
    ['dhara 27 ka', 'section-27a'],
    ['section 20(b)', 'section-20'],
    ['opium policy', 'policy'],
    ['phone of Mandsaur opium office', 'telephone'],
    ['is ketamine controlled', 'controlled'],
    ['केटामाईन', 'controlled'],
    ['500 ग्राम गांजा', 'weight'],
    ['2 kg afim ki saja', 'weight'],
    ['brown sugar 5gm', 'weight'],
  ])('%s → %s', (question, answer) => {
    expect(idOf(question)).toBe(answer);
  });
});

describe('no answer is better than a wrong one', () => {
  test.each([
    'price of gold',
    'price',
    'opium price in china',
    'police opium',
    'opium',
    'section 28',
    'is ketamine controlled in nepal',
    'ketamine 3-MMC',
    '500 gram sugar',
    'qxzv',
    '',
    'what is the',
  ])('“%s”', (question) => {
    expect(idOf(question)).toBeUndefined();
  });
});

test('a thing is named by the longest name, and numbers are never mistaken', () => {
  expect(asked('phone neemuch 1 office')?.name).toBe(1);
  expect(asked('phone neemuch office')?.name).toBe(0);
  expect(asked('is 3-mmc controlled')?.name).toBe(2);
  expect(asked('is 4-mmc controlled')?.name).toBe(3);
});

test('a weight comes with its answer', () => {
  expect(asked('ganja 1.5 kilo')?.amount).toMatchObject({ written: '1.5', unit: 'kg' });
});

test('names of things are asked for only where one may be meant', () => {
  expect(match('price of opium').needs).toEqual([]);
  expect(match('opium').needs).toEqual([]);
  expect(match('phone of mandsaur office').needs).toEqual(['@office']);
  expect(match('500 gram ganja').needs).toEqual(['@drug']);
  expect(match('ketamine').needs).toEqual(['@substance']);
});

test('what was loaded for an earlier question changes no later answer', () => {
  for (const question of ['opium', 'price of opium', 'ketamine', '2 kg opium']) {
    const { needs } = match(question);
    const own = Object.fromEntries(Object.entries(THINGS).filter(([label]) => needs.includes(label)));
    expect(match(question, own).match).toEqual(match(question, THINGS).match);
  }
});

describe('a second reading', () => {
  const second = answerMatcher(
    { ...WORDS, foreign: ['gold', 'licence of shops'], anchors: ['opium'], passing: ['office'] },
    CLAIMS.map(([, { asks, also }]) => ({ asks: asks.map((ask) => ask.split(' ')), also })),
  );
  const found = (question: string) => {
    const { match: answer } = second(question, THINGS);
    return answer && CLAIMS[answer.answer]?.[0];
  };

  test.each([
    ['a word that nobody listed', 'price of opium nowadayz'],
    ['a number', 'price of opium 40'],
    ['a number in words', 'अफीम का भाव साढ़े तीन'],
    ['a group that hardly ever changes a question', 'price of opium office'],
  ])('passes over %s', (_, question) => {
    expect(found(question)).toBe('price');
  });

  test.each([
    ['two such words in a short question', 'price of opium perfume bottles'],
    ['a word with another meaning', 'price of opium police'],
    ['a thing of other sites', 'price of gold opium'],
    ['a thing of other sites in several words', 'price of opium licence of shops'],
    ['a question without a group of this site alone', 'police phone xyzzy'],
  ])('does not pass over %s', (_, question) => {
    expect(found(question)).toBeUndefined();
  });
});

test('forms of light verbs change nothing, in both scripts', () => {
  for (const verb of ['bataiye', 'बताऊं', 'milega', 'लगवाना', 'karwayenge', 'पूछना'])
    expect(idOf(`afeem ka bhav ${verb}`), verb).toBe('price');
});

test('a doubled letter may lack its halant', () => {
  const licence = answerMatcher({ groups: [['licence', ['पट्टा']]], fillers: [] }, [{ asks: [['licence']], also: [] }]);
  expect(licence('पटटा').match?.answer).toBe(0);
});
