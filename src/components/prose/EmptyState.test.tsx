import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NoEntries } from '../records/NoEntries';
import { EmptyState } from './EmptyState';

const KINDS = ['list', 'tender', 'event', 'picture', 'people', 'search'] as const;

test.each(KINDS)('nothing of the kind %s yet: a small drawing, what will be here, and ways on', (kind) => {
  const links = [{ key: 'ask', link: <a href="/en/about/contact/">Ask</a> }];
  const html = renderToStaticMarkup(<EmptyState id="none" kind={kind} title="Title" text="Text" links={links} />);
  const root = parse(html);
  const drawing = root.querySelector(`svg[data-empty=${kind}]`);
  expect(drawing?.getAttribute('aria-hidden')).toBe('true');
  expect(drawing?.outerHTML.length).toBeLessThan(1000);
  expect(root.querySelector('section')?.getAttribute('aria-labelledby')).toBe(root.querySelector('h2')?.id);
  expect(root.querySelectorAll('a')).toHaveLength(1);
});

test.each([
  ['tenders', 'tender'],
  ['events', 'event'],
  ['forms', 'list'],
] as const)('the empty list of %s has the drawing “%s”, and says whom to ask and how to be told', (register, kind) => {
  const html = renderToStaticMarkup(<NoEntries lang="hi" section="administration" register={register} />);
  const root = parse(html);
  expect(root.querySelector(`[data-empty=${kind}]`)).not.toBeNull();
  expect(root.querySelectorAll('a').map((link) => link.getAttribute('href'))).toContain(`/hi/feeds/${register}.xml`);
  expect(root.querySelectorAll('a').length).toBeGreaterThanOrEqual(2);
});
