import { expect, test } from 'vitest';
import type { RuleAnswer, SubstanceRules } from '../schemas/substance-rules.ts';
import { neededFor } from './needed-for.ts';

const both = (text: string) => ({ en: text, hi: text });
const answer = (...procedures: string[]): RuleAnswer => ({ verdict: 'needed', decides: 'us', procedures, law: ['a'] });
const aClass = {
  of: 'narcotic' as const,
  standing: 'controlled' as const,
  verdict: both(''),
  lead: both(''),
  isOffered: true,
};
const rules: SubstanceRules = {
  purposes: ['import', 'export'].map((id) => ({ id, label: both(id), heading: both(id) })),
  deciders: {},
  laws: {},
  held: {},
  classes: [
    { ...aClass, id: 'drug', label: both('Drug'), answers: { import: answer('permit'), export: answer('licence') } },
    { ...aClass, id: 'seed', label: both('Seed'), like: 'drug', answers: { export: answer('permit') } },
  ],
};

test('names each purpose with the classes that need the procedure, inherited answers included', () => {
  expect(neededFor(['permit'], rules)).toEqual([
    { id: 'import', purpose: both('import'), classes: [both('Drug'), both('Seed')] },
    { id: 'export', purpose: both('export'), classes: [both('Seed')] },
  ]);
  expect(neededFor(['licence'], rules)).toEqual([{ id: 'export', purpose: both('export'), classes: [both('Drug')] }]);
  expect(neededFor(['other'], rules)).toEqual([]);
});
