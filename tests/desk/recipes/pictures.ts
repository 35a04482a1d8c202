import type { Locator } from '@playwright/test';
import { samplePng } from '../../support/sample-picture.ts';
import { expect } from '../desk-project.ts';
import type { Hand } from './hand.ts';
import { both, save, shown, type Walk } from './walk.ts';

const RELEASE = both('goods seized', 'में माल जब्त');
const RELEASE_DOES = both('goods were found in a lorry.', 'का माल एक ट्रक में मिला।');
const PLACE = both('camp', 'शिविर');

/** Chooses a picture and describes it, as short as can be. */
export async function picture(hand: Hand, within: Locator, en: string, hi: string, album = false) {
  const title = both(en, hi);
  const alt = both(`${en} in front of a plain grey wall.`, `${hi}, पीछे सादी दीवार।`);
  await hand.bring(within.locator('input[type=file]'), {
    name: `Zanzibar ${en}.PNG`,
    mimeType: 'image/png',
    buffer: samplePng(1600, 1200),
  });
  for (const [index, lang] of (['English', 'Hindi'] as const).entries()) {
    await hand.type(within.getByLabel(new RegExp(`^Short title · ${lang}`)), title[index] ?? '');
    await hand.type(within.getByLabel(new RegExp(`^What is to be seen · ${lang}`)), alt[index] ?? '');
  }
  if (album) await hand.choose(within.getByLabel('Album of the gallery'), { index: 1 });
  await hand.click(within.getByRole('button', { name: 'Add it' }));
  return { title, alt };
}

export const PICTURES: Walk[] = [
  {
    what: 'photo in the gallery',
    recipe: 'picture',
    isCovered: true,
    go: async (hand) => {
      const { title, alt } = await picture(hand, hand.page.getByRole('main'), 'tower', 'का मीनार', true);
      await expect(hand.page.getByText(/is added/)).toBeVisible();
      return { words: shown(title, alt) };
    },
  },
  {
    what: 'release with a picture',
    recipe: 'release',
    go: async (hand) => {
      const { page } = hand;
      await hand.words('Title', RELEASE);
      await hand.words('What it does', RELEASE_DOES);
      await hand.choose(page.getByLabel('Kind'), 'seizure');
      await hand.words('Place', PLACE);
      await hand.choose(page.getByLabel('State'), { index: 1 });
      await hand.click(page.getByRole('button', { name: 'Add: drug' }));
      const drug = page.getByRole('group', { name: 'drug 1', exact: true });
      await hand.choose(drug.getByLabel('Drug or crop'), { index: 1 });
      await hand.type(drug.getByLabel('Quantity'), '9871');
      await hand.choose(drug.getByLabel('Unit'), { index: 1 });
      await hand.click(
        page.getByRole('group', { name: 'Pictures' }).getByRole('button', { name: 'Upload a new file' }),
      );
      const { alt } = await picture(hand, page.getByRole('dialog'), 'goods', 'का माल');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await save(hand);
      return {
        words: shown(RELEASE, RELEASE_DOES, alt, ['9,871', '9,871']),
        inFiles: { '/en/feeds/media-releases.xml': RELEASE[0], '/hi/feeds/media-releases.xml': RELEASE[1] },
      };
    },
  },
];
