import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'bench/README.md',
  'docs/dependencies.md',
  'docs/deploy.md',
  ...readdirSync('docs/decisions').map((file) => `docs/decisions/${file}`),
];

test.each(documents)('%s names only commands, files and folders that exist', (document) => {
  const text = readFileSync(document, 'utf8');
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  for (const [, name] of text.matchAll(/npm run ([a-z:-]+)/g)) expect(scripts).toHaveProperty(name!);

  const paths = [...text.matchAll(/`((?:src|content|deploy|docs|server|scripts|tests)\/[\w./-]+)`/g)].map(
    ([, path]) => path!,
  );
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);

  const links = [...text.matchAll(/\]\((?!https:)([^)#]+)\)/g)].map(([, path]) => path!);
  expect(links.filter((path) => !existsSync(join(dirname(document), path)))).toEqual([]);
});
