import type { Page } from '@playwright/test';
import { packList } from '../../src/domain/packed-list.ts';
import type { Lang } from '../../src/language/lang.ts';

type Row = Record<Lang, [name: string, guardian: string, village: string]>;

/** Made-up people, by the list they stand in. */
const PEOPLE: Record<string, Row[]> = {
  'eligible.gum': [
    { en: ['Ramlal Dhakad', 'Hiralal', 'Bada Gaon'], hi: ['रामलाल धाकड़', 'हीरालाल', 'बड़ा गांव'] },
    { en: ['Bherulal Gurjar', 'Kishan', 'Kundla'], hi: ['भेरूलाल गुर्जर', 'किशन', 'कुंडला'] },
  ],
  'eligible.straw': [{ en: ['Mohan Patidar', 'Devilal', 'Kundla'], hi: ['मोहन पाटीदार', 'देवीलाल', 'कुंडला'] }],
  'ineligible.gum': [
    { en: ['Ram Lal Meena', 'Mohan', 'Nai Abadi'], hi: ['राम लाल मीणा', 'मोहन', 'नई आबादी'] },
    { en: ['Laxman Teli', 'Gopal', 'Nai Abadi'], hi: ['लक्ष्मण तेली', 'गोपाल', 'नई आबादी'] },
  ],
  'ineligible.straw': [{ en: ['Sita Devi', 'Bherulal', 'Bada Gaon'], hi: ['सीता देवी', 'भेरूलाल', 'बड़ा गांव'] }],
};
export const ONE_LIST = 'eligible.gum';

/** A person of the made-up lists as the page shows them. */
export function person(list: string, row: number, lang: Lang): { name: string; guardian: string; village: string } {
  const [name, guardian, village] = PEOPLE[list]![row]![lang];
  return { name, guardian, village };
}

/** Every list that is asked for holds the made-up people of its category and policy. */
export async function withMadeUpPeople(page: Page): Promise<void> {
  await page.route('**/data/cultivators/**/*.json', (route) => {
    const [, lang, category, policy] = /\/(en|hi)\/data\/.*\/(\w+)\.[\w-]+\.(\w+)\.json$/.exec(route.request().url())!;
    const rows = (PEOPLE[`${category}.${policy}`] ?? []).map((row) => row[lang as Lang]);
    const column = (index: 0 | 1 | 2) => rows.map((row) => row[index]);
    const columns = {
      serial: rows.map((_, index) => index + 1),
      name: column(0),
      guardian: column(1),
      village: column(2),
      tehsil: rows.map(() => (lang === 'en' ? 'Manasa' : 'मनासा')),
      ...(category === 'eligible' && { area: rows.map(() => 10) }),
    };
    return route.fulfill({ json: packList(columns) });
  });
}
