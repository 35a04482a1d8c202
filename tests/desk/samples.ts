import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { blocksOf, type SourceBlock } from '../../desk/server/page/blocks.ts';

interface SamplePage {
  page: string;
  en: string;
  hi: string;
  blocks: SourceBlock[];
  /** Place of the first paragraph among the blocks. */
  at: number;
}

/** A page that has a paragraph at the top of its text in both languages, and nothing that differs. */
export function samplePageIn(project: string, skip = 0): SamplePage {
  const content = join(project, 'content');
  const textOf = (path: string) => readFileSync(join(content, path), 'utf8');
  const pages = globSync('pages/*/*/en.mdx', { cwd: content }).toSorted();
  const found = pages.flatMap((path) => {
    const page = path.replace(/^pages\/(.*)\/en\.mdx$/, '$1');
    const [en, hi] = [textOf(path), textOf(`pages/${page}/hi.mdx`)];
    const [blocks, twins] = [blocksOf(hi), blocksOf(en)];
    const at = blocks.findIndex(({ kind, depth }) => kind === 'paragraph' && depth === 0);
    const isGood = at > 0 && blocks.length > 5 && blocks.every(({ kind }, index) => kind === twins[index]?.kind);
    return isGood ? [{ page, en, hi, blocks, at }] : [];
  });
  const sample = found[skip];
  if (!sample) throw new Error('no page to try');
  return sample;
}

/** A table with a year and a figure in its first row, the newest year first. */
export function yearTableIn(project: string) {
  const folder = join(project, 'content/tables');
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.yaml'))) {
    const { columns, caption } = parse(readFileSync(join(folder, name), 'utf8'));
    const file = `tables/${name.replace('.yaml', '.csv')}`;
    const [head = '', ...rows] = readFileSync(join(project, 'content', file), 'utf8')
      .trimEnd()
      .split('\n');
    const names = head.split(',');
    const figure = names.findIndex(
      (each, at) => columns[each]?.kind === 'number' && /^\d+$/.test(rows[0]?.split(',')[at] ?? ''),
    );
    const isYear =
      columns[names[0] ?? '']?.kind === 'year' &&
      Number.parseInt(rows[0] ?? '', 10) > Number.parseInt(rows.at(-1) ?? '', 10);
    if (isYear && figure > 0) return { file, names, rows, figure, title: caption.en as string, columns };
  }
  throw new Error('There is no table of years.');
}
