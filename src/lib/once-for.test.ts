import { expect, test } from 'vitest';
import { onceFor } from './once-for.ts';

test('made once for each thing, also where nothing comes of it', () => {
  const asked: object[] = [];
  const nameOf = onceFor((thing: { name?: string }) => {
    asked.push(thing);
    return thing.name;
  });
  const [named, nameless] = [{ name: 'a' }, {}];
  expect([named, nameless, named, nameless].map(nameOf)).toEqual(['a', undefined, 'a', undefined]);
  expect(asked).toEqual([named, nameless]);
  expect(nameOf({ name: 'a' })).toBe('a');
  expect(asked).toHaveLength(3);
});
