import { expect, test } from 'vitest';
import { paperSchema } from '../schemas/paper.ts';
import { paperHash } from './paper-hash.ts';

const paper = paperSchema.parse({
  title: { en: 'A', hi: 'अ' },
  section: 'rti',
  parts: [{ heading: { en: 'B', hi: 'आ' } }],
  source: ['spec'],
});

test('the same paper gives the same mark', () => {
  expect(paperHash(paper)).toBe(paperHash(structuredClone(paper)));
});

test('another word or another section gives another mark', () => {
  const marks = [paper, { ...paper, title: { en: 'B', hi: 'अ' } }, { ...paper, section: 'opium' as const }].map(
    paperHash,
  );
  expect(new Set(marks).size).toBe(3);
});
