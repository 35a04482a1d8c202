import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';
import { someOf } from '../../../tests/support/thorough.ts';
import type { Json, Model, Path } from '../../model/form-api.ts';
import { hasLabel } from '../../words/fields.ts';
import { isDerived } from '../start/kind-of.ts';
import { choiceLabels } from './choice-labels.ts';
import { modelOf, orderAt } from './fields.ts';
import { isGroup } from './json.ts';
import { schemaOf } from './schema-of.ts';

const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.yaml') && !isDerived(file),
);
const labels = choiceLabels(parse(readFileSync('content/strings.yaml', 'utf8')));
const sample = (start: string) => files.find((file) => file.startsWith(start)) ?? '';
const modelAt = (file: string) => modelOf(schemaOf(file), labels);

describe('every file of the content', () => {
  const kinds = new Map(files.map((file) => [schemaOf(file), file]));
  test('has a form in which every value has a place', () => {
    for (const file of someOf(files, 5)) {
      const data: Json = parse(readFileSync(`content/${file}`, 'utf8'));
      expect(unplaced(modelAt(file), data, []), file).toEqual([]);
    }
  });

  test('has names for all its fields, and words in both languages for all its choices', () => {
    const [unnamed, unsaid] = [new Set<string>(), new Set<string>()];
    for (const file of kinds.values())
      walk(modelAt(file), (model) => {
        if (model.kind === 'group') for (const { name } of model.fields) if (!hasLabel(name)) unnamed.add(name);
        if (model.kind === 'choice')
          for (const { id, label } of model.choices) if (!/[\u0900-\u097F]/.test(label.hi)) unsaid.add(id);
      });
    expect([...unnamed]).toEqual([]);
    // A PDF is a PDF.
    expect([...unsaid].filter((id) => id !== 'PDF')).toEqual([]);
  });
});

test('dates, crop years and references are asked for as what they are', () => {
  const notification = fieldsOf(modelAt(sample('registers/notifications/')));
  expect(notification['date']).toEqual({ kind: 'date', forms: ['day', 'month', 'year'] });
  expect(notification['cropYear']).toEqual({ kind: 'crop-year' });
  expect(notification['source']).toMatchObject({ kind: 'list', of: { kind: 'text', pick: 'sources' } });
  expect(notification['supersededBy']).toEqual({ kind: 'text', pick: 'same-register' });
  expect(notification['title']).toEqual({ kind: 'words', isLong: false });
  expect(fieldsOf(modelAt(sample('registers/tenders/')))['closes']).toEqual({ kind: 'date', forms: ['moment'] });
  expect(fieldsOf(modelAt(sample('registers/tenders/')))).not.toHaveProperty('validity');
});

test('a fact is asked for what its kind needs, once or for each year', () => {
  const facts = modelAt('facts.yaml');
  const fact = facts.kind === 'map' && facts.of.kind === 'group' ? facts.of.fields : [];
  const whenOf = (name: string) => fact.find((field) => field.name === name)?.when;
  expect(whenOf('value')).toEqual([
    { field: 'kind', is: ['money', 'percent', 'number', 'quantity'] },
    { field: 'years', is: [] },
    { field: 'since', is: [] },
  ]);
  expect(whenOf('date')).toEqual([
    { field: 'kind', is: ['date'] },
    { field: 'years', is: [] },
    { field: 'since', is: [] },
  ]);
  const years = fact.find(({ name }) => name === 'years')?.model;
  expect(years).toMatchObject({ kind: 'map', key: 'crop-year' });
  expect(fact.find(({ name }) => name === 'since')?.model).toMatchObject({ kind: 'map', key: 'day' });
  const inYear = years?.kind === 'map' && years.of.kind === 'group' ? years.of.fields : [];
  expect(inYear.find(({ name }) => name === 'value')?.when).toEqual([
    { field: 'kind', is: ['money', 'percent', 'number', 'quantity'] },
  ]);
});

test('new fields go where the schema has them', () => {
  const schema = schemaOf(sample('registers/tenders/'));
  expect(orderAt(schema, [])?.slice(0, 3)).toEqual(['title', 'short', 'number']);
  expect(orderAt(schema, ['corrigenda', 0])?.[0]).toBe('date');
  expect(orderAt(schemaOf('facts.yaml'), [])).toBeUndefined();
});

function fieldsOf(model: Model): Record<string, Model> {
  return model.kind === 'group' ? Object.fromEntries(model.fields.map((field) => [field.name, field.model])) : {};
}

function walk(model: Model, see: (model: Model) => void): void {
  see(model);
  if (model.kind === 'group') for (const field of model.fields) walk(field.model, see);
  if (model.kind === 'list' || model.kind === 'map' || model.kind === 'either') walk(model.of, see);
}

/** Places of a value that the form would not show. */
function unplaced(model: Model, value: Json, path: Path): string[] {
  const fits = () => {
    switch (model.kind) {
      case 'number':
        return typeof value === 'number';
      case 'flag':
        return typeof value === 'boolean';
      case 'choice':
        return model.choices.some(({ id }) => id === value);
      default:
        return typeof value === 'string';
    }
  };
  if (model.kind === 'either') return value === model.word.id ? [] : unplaced(model.of, value, path);
  if (model.kind === 'list')
    return Array.isArray(value)
      ? value.flatMap((item, index) => unplaced(model.of, item, [...path, index]))
      : [path.join('/')];
  if (model.kind === 'map')
    return isGroup(value)
      ? Object.entries(value).flatMap(([key, item]) => unplaced(model.of, item, [...path, key]))
      : [path.join('/')];
  if (model.kind === 'words')
    return isGroup(value) && Object.keys(value).every((key) => key === 'en' || key === 'hi') ? [] : [path.join('/')];
  if (model.kind === 'group') {
    const known = fieldsOf(model);
    return Object.entries(isGroup(value) ? value : {}).flatMap(([key, item]) => {
      if (key === 'answered') return [];
      const of = known[key];
      return of ? unplaced(of, item, [...path, key]) : [[...path, key].join('/')];
    });
  }
  return fits() ? [] : [path.join('/')];
}
