import { describe, expect, test } from 'vitest';
import { officePlaces, offices } from '../../../tests/support/sample-places.ts';
import { finderProps } from './finder-props.ts';
import { placeSearch } from './find-places.ts';

const { places } = finderProps({ officePlaces, offices }, 'en');
const search = placeSearch(places);
const found = (typed: string) => {
  const result = search(typed);
  return [result.by, ...result.places.map(({ id }) => id)];
};

describe('places as people type them', () => {
  test.each([
    ['Mandsaur', 'mandsaur'],
    ['  mandsaur ', 'mandsaur'],
    ['मंदसौर', 'mandsaur'],
    ['मन्दसौर', 'mandsaur'],
    ['tehsil Jawad', 'jawad'],
    ['चित्तौड़गढ़', 'chittorgarh'],
    ['चित्तौडगढ', 'chittorgarh'],
    ['Ayodhya', 'ayodhya'],
    ['फैजाबाद', 'ayodhya'],
    ['Rae Bareli', 'raebareli'],
    ['बरेली', 'bareilly'],
    ['Gwalior', 'gwalior'],
  ])('“%s” is %s', (typed, id) => {
    const [by, ...ids] = found(typed);
    expect(by).not.toBe('nothing');
    expect(ids).toContain(id);
  });

  test('a name that is written right is answered with that place only', () => {
    expect(found('बरेली')).toEqual(['same', 'bareilly']);
    expect(found('Kota')).toEqual(['same', 'kota']);
  });

  test('a tehsil named with its district is that tehsil', () => {
    expect(found('जिला नीमच, तहसील जावद')).toEqual(['same', 'jawad']);
    expect(found('Jawad Neemuch MP')).toEqual(['same', 'jawad']);
  });

  test('one name of two places gives both, the district first', () => {
    expect(found('नीमच')).toEqual(['same', 'neemuch', 'neemuch-tehsil']);
  });

  test.each([
    ['Mandsor', 'mandsaur'],
    ['Nimach', 'neemuch'],
    ['chitaurgarh', 'chittorgarh'],
    ['bhilvada', 'bhilwara'],
    ['nimbaheda', 'nimbahera'],
    ['badayun', 'budaun'],
    ['शाहजहापुर', 'shahjahanpur'],
  ])('the misspelling “%s” comes near %s', (typed, id) => {
    const [by, ...ids] = found(typed);
    expect(by).toBe('near');
    expect(ids).toContain(id);
  });

  test('a beginning gives all that begin so', () => {
    expect(found('man')).toEqual(['like', 'mandalgarh', 'mandsaur', 'manasa']);
  });

  test.each(['Bhopal', 'पटना', 'Delhi', '', ' , ', 'district', '<?>', '9'.repeat(80)])(
    '“%s” is no such place',
    (typed) => expect(found(typed)).toEqual(['nothing']),
  );
});

describe('offices of a place', () => {
  const place = (id: string) => places.find((each) => each.id === id)!;

  test('a district with several divisions names all', () => {
    expect(place('mandsaur').offices).toEqual(['doo-mandsaur-1', 'doo-mandsaur-2', 'doo-mandsaur-3', 'doo-garoth']);
  });

  test('a tehsil follows its district to the unit, and says where it lies', () => {
    expect(place('jawad')).toMatchObject({
      about: 'Tehsil, district Neemuch, Madhya Pradesh unit',
      offices: ['doo-neemuch-1'],
      unitOffice: 'unit-neemuch',
    });
  });

  test('a district without a known office leads to the unit office', () => {
    expect(place('udaipur')).toMatchObject({ offices: [], unitOffice: 'unit-kota' });
  });

  test('only the seats have no unit office above them', () => {
    expect(places.filter(({ unitOffice }) => !unitOffice).map(({ id }) => id)).toEqual(['gwalior', 'chennai']);
  });
});
