import { expect, test } from 'vitest';
import { mainOf } from '../../files/built-main.ts';
import { blocksOf } from './blocks.ts';
import { textVersion } from './text-version.ts';

const words = { drawing: 'Drawing', form: 'To fill in' };
const text = (inner: string) => blocksOf(mainOf(`<main>${inner}</main>`).main.childNodes, words).join('\n\n');

test.each([
  [
    'words, links and pictures',
    '<p>See <a href="/en/x/">the <b>list</b></a> and <strong> call </strong><a href="tel:1933">1933</a>.</p><p><img alt="A field" src="/f.webp"/></p>',
    'See [the list](/en/x/) and **call** [1933](tel:1933).\n\n![A field](/f.webp)',
  ],
  [
    'names that look like Markdown',
    '<p>a*b_c | &lt;i&gt; [x] `y`</p><p># no heading</p><p>2025. No list</p><p>- none</p>',
    'a\\*b\\_c \\| \\<i\\> \\[x\\] \\`y\\`\n\n\\# no heading\n\n2025\\. No list\n\n\\- none',
  ],
  [
    'addresses as they are',
    '<p>https://cbn.nic.in/en/a_b/</p><p><a href="/x_(1)/">x</a></p>',
    'https://cbn.nic.in/en/a_b/\n\n[x](/x_%281%29/)',
  ],
  [
    'neighbours that only a style keeps apart',
    '<p><span>Rs.</span><b>25</b> a year</p><p><a href="/a/">A</a><a href="/b/">B</a></p>',
    'Rs. 25 a year\n\n[A](/a/) · [B](/b/)',
  ],
  [
    'lists within lists',
    '<ol start="3"><li>One<ul><li>Two</li></ul></li><li><p>A</p><p>B</p></li></ol>',
    '3. One\n   - Two\n4. A\n\n   B',
  ],
  [
    'numbers that a list writes itself',
    '<ol><li><span>1</span><a href="/a/">A</a></li><li>Own work</li><li><span>2</span><a href="/b/">B</a></li></ol>',
    '- 1 [A](/a/)\n- Own work\n- 2 [B](/b/)',
  ],
  [
    'terms',
    '<dl><div><dt>Fee:</dt><dd>Rs. 25</dd></div><div><dt>Form</dt><dd><p>A</p><p>B</p></dd></div></dl>',
    '- **Fee:** Rs. 25\n- **Form:** A\n\n  B',
  ],
  [
    'several values of a term, and a link right behind a word',
    '<dl><dt>Telephone</dt><dd>1</dd><dd>2</dd></dl><p>Ganja<a href="/s/">section 20</a></p>',
    '- **Telephone:** 1 · 2\n\nGanja [section 20](/s/)',
  ],
  [
    'tables',
    '<table><caption>Prices</caption><thead><tr><th>Year</th><th>Rs.</th></tr></thead><tbody><tr><th colspan="2">Gum</th></tr><tr><td>2025</td><td>a|b</td></tr></tbody></table>',
    '**Prices**\n\n| Year | Rs. |\n| --- | --- |\n| Gum |  |\n| 2025 | a\\|b |',
  ],
  [
    'a fold, open',
    '<details><summary>More <span data-text="off">Read more</span></summary><p>Words</p></details><details><summary>Code</summary><svg aria-hidden="true"></svg></details>',
    '**More**\n\nWords',
  ],
  ['a note', '<div role="note"><p>Duty: pay</p><p>Now</p></div>', '> Duty: pay\n>\n> Now'],
  [
    'a value in doubt, and the sign of a note',
    '<p>20 kg<a href="#doubt-x" data-doubt><span aria-hidden="true">?</span><span class="visually-hidden">weight: see below</span></a><a href="#n1"><span class="visually-hidden">Note </span>[1]</a></p>',
    '20 kg (?) \\[1\\]',
  ],
  [
    'drawings and forms by their names',
    '<svg role="img" aria-label="Rose to 5"><text>5</text></svg><form aria-label="Check"><label>x</label></form>',
    'Drawing: Rose to 5\n\nTo fill in: Check',
  ],
  [
    'links out without the remark on tabs',
    '<p><a target="_blank" href="https://x.in">X<span class="visually-hidden"> (new tab)</span></a></p>',
    '[X](https://x.in)',
  ],
  [
    'nothing that only works on the page',
    '<nav>Home</nav><nav data-text="keep"><a href="/a/">A</a></nav><p hidden>h</p><span aria-hidden="true">?</span><button>Go</button><template><p>t</p></template><div data-month="1">Jan</div><div data-month="2" data-shown="">Feb</div>',
    '[A](/a/)\n\nFeb',
  ],
])('keeps %s', (_what, html, markdown) => {
  expect(text(html)).toBe(markdown);
});

test('a page begins with its title and the day, and ends with its address and that of its twin', () => {
  const { main } = mainOf(
    '<html><main><p>Notice</p><h1>Fee</h1><p>Rs. 25</p><details data-about-page=""><summary>About · checked on <time>1 May 2026</time></summary><p>Source</p></details></main></html>',
  );
  const version = textVersion('en', '/en/x/', main);
  expect(version.startsWith('# Fee\n\n')).toBe(true);
  expect(version.split('\n\n')[1]).toContain('checked on 1 May 2026');
  expect(version).toContain('\n\nNotice\n\nRs. 25\n\n---\n\n**About · checked on 1 May 2026**\n\nSource\n');
  expect(version).toMatch(/: https:\/\/[^/]+\/en\/x\/\n.*: https:\/\/[^/]+\/hi\/x\/index\.md\n$/);
});
