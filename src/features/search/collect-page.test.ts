import { expect, test } from 'vitest';
import type { Kind } from './answer.ts';
import { mainOf, withoutHooks } from '../../files/built-main.ts';
import { collectPage } from './collect-page.ts';

const page = (inner: string, rowKind: Kind = 'figure') =>
  collectPage(
    mainOf(`<main><div><nav>Home</nav><h1>Title</h1><p>Summary.</p></div><article>${inner}</article>
    <div data-index="off"><section><h2 id="sources">Sources</h2></section><dl><div><dt>Provider</dt><dd>Docs</dd></div></dl></div></main>`),
    rowKind,
  );
const brief = (inner: string, rowKind?: Kind) =>
  page(inner, rowKind).things.map(({ anchor, title, kind, text, isRow }) => [
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

test('an element that names its kind is one even where nothing else beside it is read', () => {
  const inner = `<div><div data-index="off"><h2 id="x">X</h2></div><div data-index="substance"><p lang="hi">हेरोइन</p><dl><dt>CAS</dt><dd>1-2-3</dd></dl></div></div>`;
  expect(brief(inner).map(([, , kind]) => kind)).toEqual(['page', 'substance']);
});

test('elements that name their kind are things; those without are text', () => {
  const list = `<h2 id="all">All</h2><ol>
    <li id="r1" data-index="record" data-validity="superseded"><h3>Order <span lang="hi">आदेश</span></h3><dl><dt>Number</dt><dd>S.O. 1(E)</dd><dt>Dated</dt><dd>today</dd></dl></li>
    <li data-index="office"><p>Clerk</p><p>Room 1</p></li></ol><ul><li id="x"><h4>X</h4><p>Plain.</p></li></ul>`;
  expect(brief(list).slice(1)).toEqual([
    ['all', 'All', 'page', 'X Plain.', false],
    ['r1', 'Order', 'record', 'Number: S.O. 1(E); Dated: today', false],
    ['all', 'Clerk', 'office', 'Room 1', false],
  ]);
  expect(page(list).things.map(({ isEnded }) => isEnded)).toEqual([false, false, true, false]);
});

test('a kind that does not exist stops the build', () => {
  expect(() => page('<ul><li data-index="recrod"><h3>X</h3></li></ul>')).toThrow('“recrod” is no value of data-index');
});

test('rows of tables are things of the kind of the page; those with an address of their own like sections', () => {
  const table = `<h2 id="t">T</h2><figure id="f"><table><caption>Fees</caption><tbody>
    <tr><th>Copy<span>for all</span><a href="#f-note-1">[1]</a></th><td data-label="Fee">Rs. 2</td></tr>
    <tr id="own"><th>Plan</th><td data-label="Fee">Rs. 5</td></tr></tbody></table><figcaption><ol><li id="f-note-1">By rule 3.</li></ol></figcaption></figure>`;
  expect(brief(table).slice(1)).toEqual([
    ['t', 'T', 'page', 'Fees By rule 3.', false],
    ['f', 'Copy', 'figure', 'for all; Fee: Rs. 2', true],
    ['own', 'Plan', 'figure', 'Fee: Rs. 5', false],
  ]);
  expect(
    brief(table, 'office')
      .slice(2)
      .map(([, , kind]) => kind),
  ).toEqual(['office', 'office']);
});

test('what is hidden, what only leads on and what a component switches off is left out', () => {
  const text = brief(
    '<p>Seen.</p><p hidden>No</p><span class="visually-hidden">No</span><form>No</form><script>No</script><nav>No</nav><p data-index="off">Source: No</p><div>Source: <span data-index="parent-off">No</span></div><p>Source: seen.</p>',
  )[0]![3];
  expect(text).toBe('Seen. Source: seen.');
});

test('published pages say nothing to the search', () => {
  expect(withoutHooks('<li id="a" data-index="record" class="b"><p data-index="parent-off">data-index="x"</p>')).toBe(
    '<li id="a" class="b"><p>data-index="x"</p>',
  );
});

test('documents are noted with their title', () => {
  expect(
    page('<a type="application/pdf" href="/documents/a.pdf"><span>Form 1</span> <span>(PDF, 20 KB)</span></a>')
      .documents,
  ).toEqual([{ href: '/documents/a.pdf', title: 'Form 1' }]);
});
