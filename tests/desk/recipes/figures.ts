import { globSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { expect } from '../desk-project.ts';
import { yearTableIn } from '../samples.ts';
import { filesIn, save, shown, textOf, type Walk } from './walk.ts';

/** So large a fee, and so large a figure, that no page has it. */
const FEE = '98,70,615';
const FIGURE = '98,70,614';

/** A fee that a page shows. */
function shownFee(content: string): { id: string; label: string } {
  const pages = globSync('pages/*/*/en.mdx', { cwd: content }).map((path) => textOf(content, path));
  const facts: Record<string, { kind: string; value?: number; label: { en: string } }> = parse(
    textOf(content, 'facts.yaml'),
  );
  for (const [id, { kind, value, label }] of Object.entries(facts))
    if (kind === 'money' && value !== undefined && pages.some((text) => text.includes(`<Fact id="${id}"`)))
      return { id, label: label.en };
  throw new Error('No page shows a fee.');
}

export const FIGURES: Walk[] = [
  {
    what: 'licence fee',
    recipe: 'fee',
    isCovered: true,
    go: async (hand, content) => {
      const { page } = hand;
      const { id, label } = shownFee(content);
      await hand.type(page.getByRole('searchbox'), id);
      await hand.click(page.getByRole('main').getByRole('link', { name: label, exact: true }));
      await hand.type(page.getByLabel('Value', { exact: true }), FEE.replaceAll(',', ''));
      await save(hand);
      return { words: { en: [FEE], hi: [FEE] } };
    },
  },
  {
    what: 'year in a table',
    recipe: 'figures',
    isCovered: true,
    go: async (hand, content) => {
      const { page } = hand;
      const { title, figure } = yearTableIn(join(content, '..'));
      await hand.click(page.getByRole('link', { name: title, exact: true }));
      await expect(page.getByRole('rowheader').first()).not.toBeEmpty();
      await hand.click(page.getByRole('button', { name: 'New row from this one' }));
      await page.getByRole('grid').focus();
      for (let column = 0; column < figure; column += 1) await hand.press('ArrowRight');
      await hand.keys(FIGURE.replaceAll(',', ''));
      await hand.press('Enter');
      await save(hand);
      return { words: { en: [FIGURE], hi: [FIGURE] } };
    },
  },
  {
    what: 'lists of cultivators',
    recipe: 'cultivators',
    isCovered: true,
    go: async (hand, content) => {
      const { page } = hand;
      const office = /^doo-[\w-]+(?=:)/m.exec(textOf(content, 'offices.yaml'))?.[0] ?? '';
      const before = filesIn(content, 'cultivators');
      const list = [
        'S. No.\tName of Cultivator\tकाश्तकार का नाम\tFather\tपिता का नाम\tVillage\tग्राम\tTehsil\tतहसील\tArea',
        '1\tZanzibar Lal\tजंजीबार लाल\tMohan\tमोहन\tJawad\tजावद\tJawad\tजावद\t10',
      ].join('\r\n');
      await hand.choose(page.getByLabel('It goes into'), { label: 'Lists of cultivators of a new crop year' });
      await hand.bring(page.locator('input[type=file]'), {
        name: 'list.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from(list),
      });
      await hand.choose(page.getByLabel('Category'), 'veligible');
      await hand.choose(page.getByLabel('Policy'), 'vgum');
      await hand.choose(page.getByLabel('Office', { exact: true }), `v${office}`);
      await hand.click(page.getByRole('button', { name: 'Show what would change' }));
      await hand.click(page.getByRole('button', { name: 'Take over into the table' }));
      await expect(page.getByText('Taken over')).toBeVisible();
      const year =
        filesIn(content, 'cultivators')
          .find((name) => !before.includes(name))
          ?.slice(0, 7) ?? '';
      return { words: shown([year, year], ['Zanzibar Lal', 'जंजीबार लाल']) };
    },
  },
];
