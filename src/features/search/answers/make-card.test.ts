import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../content/catalogue.ts';
import { LANGS } from '../../../language/lang.ts';
import { makeCard } from './make-card.ts';
import { thingFile } from './thing-data.ts';

const nameOf = (file: ReturnType<typeof thingFile>, spelling: string) =>
  file.names.findIndex(([, spellings]) => spellings.split(';').includes(spelling));

describe.each(LANGS)('cards of things in %s', (lang) => {
  test('a weight is what the quantity check says of it', () => {
    const things = thingFile('quantity', catalogue, lang);
    const name = nameOf(things, 'Ganja');
    const sent = { title: '{@verdict}', text: '{@reason} {@punishment} ({@clause}).' };
    const cardAt = (written: string, unit: 'g' | 'kg') =>
      makeCard(sent, { match: { answer: 0, name, amount: { written, unit, start: 0, end: 0 } }, things }, lang);
    expect(cardAt('999', 'g')?.scale?.mark?.band).toBe('small');
    expect(cardAt('1', 'kg')?.scale?.mark?.band).toBe('between');
    expect(cardAt('20', 'kg')?.scale?.mark?.band).toBe('between');
    expect(cardAt('20.001', 'kg')?.scale?.mark?.band).toBe('commercial');
    const card = cardAt('2', 'kg')!;
    const zone = card.scale!.zones.find(({ band }) => band === 'between')!;
    expect(card.text.join(' ')).toContain(zone.punishments[0]!.words);
    expect(card.text.join(' ')).not.toContain('{');
    expect(card.href).toContain('drug=ganja&weight=2&unit=kg');
  });

  test('a name of several offices lists those that have the value; one that lacks it says so', () => {
    const things = thingFile('office', catalogue, lang);
    const sent = { title: '{@name}', show: 'telephone', none: '{@name}: –' };
    const cardOf = (spelling: string, show: string) =>
      makeCard({ ...sent, show }, { match: { answer: 0, name: nameOf(things, spelling) }, things }, lang);
    expect(cardOf('Neemuch', 'name')!.rows.length).toBeGreaterThan(1);
    expect(cardOf('headquarters', 'telephone')!.figure).toBe(catalogue.offices.get('headquarters')!.phones.join(', '));
    const bare = [...catalogue.offices].find(
      ([id, { phones, name }]) => id.startsWith('doo-') && !phones.length && !/ I+$/.test(name.en),
    )!;
    expect(cardOf(bare[1].name.en.split(', ').at(-1)!, 'telephone')?.figure).toBeUndefined();
  });

  test('every substance has its verdict, and a word on each purpose', () => {
    const things = thingFile('substance', catalogue, lang);
    for (const [name] of things.names.entries()) {
      const card = makeCard(
        { title: '{@name}: {@verdict}', text: '{@import}' },
        { match: { answer: 0, name }, things },
        lang,
      );
      expect(card?.title).not.toContain('{');
      expect(card?.sources.length).toBeGreaterThan(0);
    }
  });
});
