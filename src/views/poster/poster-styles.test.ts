import { existsSync, globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

const IMPORT = /^import\b(?!\s+type\b)[^'"`;]*?['"](\.{1,2}\/[^'"]+)['"]/gm;

test('whatever a poster shows has its styles in the PDF', () => {
  const reached = new Set(['src/views/poster/Poster.tsx']);
  for (const file of reached)
    for (const [, path = ''] of file.endsWith('.css') ? [] : readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const target = posix.join(posix.dirname(file), path);
      const found = ['', '.tsx', '.ts']
        .map((ending) => target + ending)
        .find((each) => /\.\w+$/.test(each) && existsSync(each));
      if (found) reached.add(found);
    }
  const [, list = ''] = /import\.meta\.glob<string>\(\s*\[([^\]]*)\]/.exec(
    readFileSync('src/views/poster/PosterPaper.tsx', 'utf8'),
  ) ?? [''];
  const taken = new Set(
    [...list.matchAll(/'\/([^']+)'/g)]
      .flatMap(([, pattern = '']) => globSync(pattern))
      .map((file) => file.replaceAll('\\', '/')),
  );
  const needed = [...reached].filter((file) => file.endsWith('.css'));
  expect(needed.length).toBeGreaterThan(3);
  expect(needed.filter((file) => !taken.has(file))).toEqual([]);
});
