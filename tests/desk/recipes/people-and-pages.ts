import { join } from 'node:path';
import { buildDay } from '../../../src/lib/build-moment.ts';
import { expect } from '../desk-project.ts';
import { samplePageIn } from '../samples.ts';
import type { Hand } from './hand.ts';
import { picture } from './pictures.ts';
import { both, save, shown, type Walk } from './walk.ts';

const OFFICER = both('officer', 'अधिकारी');
const OFFICER_NAME = both('Devi', 'देवी');
const OFFICER_WORK = both('papers and trays.', 'के कागज और थालियां।');
const PAGE = both('for visitors', 'आने वालों के लिए');
const SUMMARY = both(
  'papers are asked for at the gate; bring them with you.',
  'के कागज द्वार पर मांगे जाते हैं; उन्हें साथ लाएं।',
);
const TEXT = both(
  'papers are looked at in the morning hours. The guard calls the office and says who has come. Wait in the hall until somebody comes for you.',
  'के कागज सुबह देखे जाते हैं। पहरेदार कार्यालय को फोन करके बताता है कि कौन आया है। जब तक कोई लेने न आए, हॉल में प्रतीक्षा करें।',
);
const SENTENCE = both('is far from here.', 'यहां से दूर है।');

const cell = ({ page }: Hand, number: number, lang: 'English' | 'Hindi') =>
  page.getByRole('textbox', { name: new RegExp(`^${number}\\. .*, ${lang}$`) });

/** Finds a page by what the list says of it, and opens it. */
async function openPage(hand: Hand, page: string): Promise<void> {
  await hand.type(hand.page.getByRole('searchbox'), page);
  await hand.click(hand.page.getByRole('main').getByRole('listitem').getByRole('link').first());
  await hand.page.locator('li[data-row]').first().waitFor();
}

async function addToEnd(hand: Hand, number: number, lang: 'English' | 'Hindi', words: string): Promise<void> {
  await hand.click(cell(hand, number, lang));
  await hand.press('Control+End');
  await hand.keys(` ${words}`);
}

export const PEOPLE_AND_PAGES: Walk[] = [
  {
    what: 'officer',
    recipe: 'officer',
    isCovered: true,
    go: async (hand) => {
      const { page } = hand;
      await hand.click(page.getByRole('link', { name: 'Add a new one' }));
      await hand.words('Name', OFFICER_NAME);
      await hand.date(page.getByLabel(/^Last seen/), buildDay());
      await hand.words('Post', OFFICER);
      await hand.words('Work', OFFICER_WORK);
      await hand.pick(page.getByLabel(/^Office/), 'headquarters');
      await hand.type(page.getByLabel('Telephone numbers'), '07462-400000');
      await save(hand);
      return { words: shown(OFFICER_NAME, OFFICER, OFFICER_WORK, ['07462-400000', '07462-400000']) };
    },
  },
  {
    what: 'officer’s photograph',
    recipe: 'officer',
    isCovered: true,
    go: async (hand) => {
      const { page } = hand;
      await hand.type(page.getByRole('searchbox'), 'Zanzibar');
      await hand.click(page.getByRole('main').getByRole('listitem').getByRole('link').first());
      await hand.click(page.getByRole('button', { name: 'Upload a new file' }));
      await picture(hand, page.getByRole('dialog'), 'face', 'का चेहरा');
      await save(hand);
      // Readers hear whose photograph it is, not what is to be seen: its file tells that it is there.
      return { words: { en: ['zanzibar-face'], hi: ['zanzibar-face'] } };
    },
  },
  {
    what: 'typing mistake in Hindi',
    recipe: 'text',
    isCovered: true,
    go: async (hand, content) => {
      const { page, at } = samplePageIn(join(content, '..'));
      await openPage(hand, page);
      await addToEnd(hand, at + 1, 'Hindi', SENTENCE[1]);
      await save(hand);
      await hand.click(hand.page.getByRole('button', { name: 'The English text needs no change' }));
      await expect(hand.page.getByText('Noted: both texts say the same.')).toBeVisible();
      return { words: { en: [], hi: [SENTENCE[1]] } };
    },
  },
  {
    what: 'sentence in both languages',
    recipe: 'text',
    isCovered: true,
    go: async (hand, content) => {
      const { page, at } = samplePageIn(join(content, '..'), 1);
      await openPage(hand, page);
      await addToEnd(hand, at + 1, 'English', SENTENCE[0]);
      await addToEnd(hand, at + 1, 'Hindi', SENTENCE[1]);
      await save(hand);
      return { words: shown(SENTENCE) };
    },
  },
  {
    what: 'page in About',
    recipe: 'page',
    isCovered: true,
    go: async (hand) => {
      const { page } = hand;
      for (const [index, lang] of (['English', 'Hindi'] as const).entries()) {
        await hand.type(page.getByLabel(`Title, ${lang}`), PAGE[index] ?? '');
        await hand.type(page.getByLabel(`Summary, ${lang}`), SUMMARY[index] ?? '');
      }
      await hand.click(page.getByRole('button', { name: 'Create the page' }));
      await hand.click(page.getByRole('button', { name: '+ Add at the top' }));
      await hand.click(page.getByRole('dialog').getByRole('button', { name: 'Paragraph' }));
      await hand.type(cell(hand, 1, 'English'), TEXT[0]);
      await hand.type(cell(hand, 1, 'Hindi'), TEXT[1]);
      await save(hand);
      return { words: shown(PAGE, SUMMARY, TEXT) };
    },
  },
];
