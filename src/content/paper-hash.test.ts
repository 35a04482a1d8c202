import { expect, test } from 'vitest';
import { paperSchema } from '../schemas/paper.ts';
import { layoutIn, paperHash } from './paper-hash.ts';

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

test('a comment is no part of a layout, a pattern of file names is', () => {
  const code = (comment: string, folder: string) =>
    `/** ${comment} */\nconst styles = ['/src/ui/*.css', '/src/${folder}/*.css'];\nconst part = <p>{/* ${comment} */}</p>;\n`;
  expect(layoutIn(code('One', 'charts'))).toBe(layoutIn(code('Two', 'charts')));
  expect(layoutIn(code('One', 'charts'))).not.toBe(layoutIn(code('One', 'people')));
});
