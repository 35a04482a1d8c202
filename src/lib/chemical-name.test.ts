import { expect, test } from 'vitest';
import { isChemicalName } from './chemical-name.ts';

test.each([
  'N,N-diethyltryptamine',
  '7-chloro-1,3-dihydro-1-methyl-5-phenyl-2H-1,4-benzodiazepin-2-one',
  'methyl 2-({[1-(5-fluoropentyl)-1H-indazol-3-yl]carbonyl}amino)-3-methylbutanoate',
  '2-phenyl-2-(2-piperidyl)acetic acid, methyl ester',
])('%s is a chemical name', (name) => {
  expect(isChemicalName(name)).toBe(true);
});

test.each([
  'N, N-Diethyltryptamine',
  '7-chloro-1, 3-dihydro',
  '(ø-methylphenethyl)amine',
  '2-(3-chloropropyl',
  '2-[3-chloropropyl)amine',
  '(--)-amphetamine',
  'alprazolam (4H) -one',
  '1-(4-fluorophenyl)propan-2-amine.',
])('%s has traces of a scan', (name) => {
  expect(isChemicalName(name)).toBe(false);
});
