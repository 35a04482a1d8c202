import { parse } from 'node-html-parser';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Office, Person } from '../../src/schemas/office.ts';

export const sources = new Map([
  ['specimen', { label: { en: 'Made up', hi: 'बनाया हुआ' } }],
  ['atlas', { label: { en: 'The atlas', hi: 'मानचित्रावली' }, url: 'https://example.in/atlas' }],
]);
const contact = { phones: [], fax: [], emails: [], source: ['specimen', 'atlas'] };
export const hill: Office = {
  name: { en: 'Hill office', hi: 'पहाड़ी कार्यालय' },
  unit: 'headquarters',
  kind: 'other',
  address: { en: '1, Hill Road', hi: '1, पहाड़ी मार्ग' },
  work: { en: 'Answers letters.', hi: 'पत्रों के उत्तर देता है।' },
  ...contact,
  phones: ['+91 000 111-2222'],
  fax: ['+91 000 3333333'],
  emails: ['hill@example.in'],
  toConfirm: { en: 'The number is old.', hi: 'नंबर पुराना है।' },
};
export const river: Office = {
  name: { en: 'River office', hi: 'नदी कार्यालय' },
  unit: 'rajasthan',
  kind: 'unit-office',
  ...contact,
};
export const meadow: Office = {
  ...river,
  name: { en: 'Meadow office', hi: 'मैदान कार्यालय' },
  kind: 'district-opium-office',
  address: { en: 'Meadow', hi: 'मैदान' },
  area: { en: 'All meadows.', hi: 'सभी मैदान।' },
};
export const headquartersPhones = ['+91 000 5555555'];
export const officer: Person = {
  name: { en: 'Officer 99', hi: 'अधिकारी 99' },
  post: { en: 'Keeper of maps', hi: 'मानचित्र रक्षक' },
  work: { en: 'Draws maps.', hi: 'मानचित्र बनाना।' },
  office: 'hill',
  lists: ['who-is-who'],
  ...contact,
};

/** A component as its finished markup. */
export function rendered<Props extends object>(component: ComponentType<Props>, props: Props) {
  return parse(renderToStaticMarkup(createElement(component, props)));
}

/** The words of the elements a selector finds. */
export function textsOf(root: ReturnType<typeof parse>, selector: string): string[] {
  return root.querySelectorAll(selector).map(({ text }) => text.trim());
}
