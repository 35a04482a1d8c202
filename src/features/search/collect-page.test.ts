import { expect, test } from 'vitest';
import { collectPage } from './collect-page.ts';

const LABELS = { source: 'Source:', provider: 'Provider' };
const page = (inner: string, path = 'area/one/') =>
  collectPage(
    `<main><div><nav>Home</nav><h1>Title</h1><p>Summary.</p></div><article>${inner}</article>
    <div><section aria-labelledby="sources"><h2 id="sources">Sources</h2></section><dl><div><dt>Provider</dt><dd>Docs</dd></div></dl></div></main>`,
    path,
    LABELS,
  );
const brief = (inner: string, path?: string) =>
  page(inner, path).things.map(({ anchor, title, kind, text, isRow }) => [
    anchor,
    title,
    kind,
    text.replace(/\s+/g, ' ').trim(),
    isRow,
  ]);

test('a page is cut at its headings', () => {
  expect(page('').title).toBe('Title');
  expect(page('').summary).toBe('Summary.');
  expect(
    brief('<p>Intro.</p><h2 id="a">A</h2><p>One <b>two</b>.</p><div><h3 id="b">B</h3><ul><li>Three</li></ul></div>'),
  ).toEqual([
    ['', '', 'page', 'Intro.', false],
    ['a', 'A', 'page', 'One two.', false],
    ['b', 'B', 'page', 'Three', false],
  ]);
});

test('items with a title of their own are things; records know their kind and whether they have ended', () => {
  const list = `<h2 id="all">All</h2><ol>
    <li id="r1" data-date="2025-01-01" data-validity="superseded"><h3>Order <span lang="hi">आदेश</span></h3><dl><dt>Number</dt><dd>S.O. 1(E)</dd><dt>Dated</dt><dd>today</dd></dl></li></ol>`;
  expect(brief(list).slice(2)).toEqual([['r1', 'Order', 'record', 'Number: S.O. 1(E); Dated: today', false]]);
  expect(page(list).things[2]!.isEnded).toBe(true);
  expect(brief(list, 'opium/forms/')[2]![2]).toBe('form');
  expect(brief('<ul><li id="x"><h2>X</h2></li></ul>', 'exim/substances/x/')[1]!.slice(0, 3)).toEqual([
    'x',
    'X',
    'substance',
  ]);
});

test('rows of tables are things; those with an address of their own like sections', () => {
  const table = `<h2 id="t">T</h2><figure id="f"><table><caption>Fees</caption><tbody>
    <tr><th>Copy<span>for all</span><a href="#f-note-1">[1]</a></th><td data-label="Fee">Rs. 2</td></tr>
    <tr id="own"><th>Plan</th><td data-label="Fee">Rs. 5</td></tr></tbody></table></figure>`;
  expect(brief(table).slice(1)).toEqual([
    ['t', 'T', 'page', 'Fees', false],
    ['f', 'Copy', 'figure', 'for all; Fee: Rs. 2', true],
    ['own', 'Plan', 'figure', 'Fee: Rs. 5', false],
  ]);
});

test('what is hidden, what only leads on and what names sources is left out', () => {
  const text = brief(
    '<p>Seen.</p><p hidden>No</p><span class="visually-hidden">No</span><form>No</form><script>No</script><nav>No</nav><p>Source: No</p><p><a href="/en/feeds/x.xml">No</a></p>',
  )[0]![3];
  expect(text).toBe('Seen.');
});

test('documents are noted with their title', () => {
  expect(
    page('<a type="application/pdf" href="/documents/a.pdf"><span>Form 1</span> <span>(PDF, 20 KB)</span></a>')
      .documents,
  ).toEqual([{ href: '/documents/a.pdf', title: 'Form 1' }]);
});
