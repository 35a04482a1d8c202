import { expect, test } from 'vitest';
import { shortClassNames } from './short-class-names.ts';

const nameOf = shortClassNames('src');
const file = `${process.cwd()}/src/frame/PageHead.module.css`;

test('every class of a style module has a number, the same each time', () => {
  expect(nameOf('head', file)).toMatch(/^_[0-9a-z]{1,3}$/);
  expect(shortClassNames('src')('head', file)).toBe(nameOf('head', file));
});

test('the same name in two modules is two classes', () => {
  expect(nameOf('list', `${process.cwd()}/src/components/people/Directory.module.css`)).not.toBe(
    nameOf('list', `${process.cwd()}/src/components/records/Register.module.css`),
  );
});

test('a name that is not in the file yet stays readable', () => {
  expect(nameOf('new', file)).toBe('_new-src-frame-PageHead-module-css');
});
