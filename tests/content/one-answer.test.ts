import { expect, test } from 'vitest';
import { catalogue } from '../../src/content/catalogue.ts';
import type { Verdict } from '../../src/schemas/which-paper.ts';

/** Substances that stand for their class in “Which document do you need?”. */
const CLASS_OF: Record<string, string> = {
  opium: 'opium',
  'concentrate-of-poppy-straw': 'poppy-straw-concentrate',
  morphine: 'morphine-group',
  codeine: 'morphine-group',
  fentanyl: 'narcotic-drug',
  ketamine: 'psychotropic-substance',
  '4-piperidone': 'precursor',
  'poppy-seed': 'poppy-seed',
  heroin: 'schedule-one',
};

/** What a firm can be told to do for it; imports for analysis stand among the imports of the list. */
const DOINGS = { export: ['export'], import: ['import', 'analysis'] };
/** What the tool must say where the list names no document. */
const VERDICT_OF: Record<string, Verdict> = {
  'export-government': 'factory',
  'import-factory': 'factory',
  'export-barred': 'barred',
  'import-barred': 'barred',
  'export-ask': 'none',
};

test.each(Object.entries(CLASS_OF))('the list of substances and “Which document?” agree on %s', (id, classId) => {
  const substances = catalogue.substances!;
  const row = substances.rows.find((each) => each.id === id)!;
  const { answers } = catalogue.whichPaper.classes.find((each) => each.id === classId)!;
  for (const way of ['export', 'import'] as const) {
    const { procedure } = substances[way][row[way]]!;
    const given = DOINGS[way].map((doing) => answers[doing]!);
    if (procedure === undefined) expect(given[0]!.verdict, `${id}, ${way}`).toBe(VERDICT_OF[row[way]]);
    else
      expect(
        given.flatMap(({ procedures }) => procedures),
        `${id}, ${way}`,
      ).toContain(procedure);
  }
});
