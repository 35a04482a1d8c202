import type { Answer, Hit, Kind } from './answer';
import { cardView } from './answers/card-view';
import { langAt } from '../../lib/dom';
import { countIn, find, make, mark, partOf, put, say } from './browser-words';

const SHOWN_OF_GROUP = 5;

/** What of an answer is shown. */
interface Choice {
  kind: Kind | undefined;
  /** How many of the chosen kind. */
  shown: number;
  /** Whether the answer will not change any more: only then it is counted. */
  isLast: boolean;
}

/** A function that shows answers in the parts of `ResultParts.tsx`. */
export function answerView(view: HTMLElement): (answer: Answer, choice: Choice) => void {
  const part = (name: string) => partOf(view, name);
  const status = part('status');
  const results = part('results');
  const groupsPart = part('groups');
  const kinds = part('kinds');
  const otherAll = part('other-all');
  const hitItem = find(partOf<HTMLTemplateElement>(view, 'hit').content, 'li');
  const lang = langAt(view);
  const showCard = cardView(view);

  /** Words to search for instead. */
  function showWords(name: string, words: string[]): void {
    const links = words.map((word) => make('a', { href: `?${new URLSearchParams({ q: word })}`, textContent: word }));
    part(name).hidden = words.length === 0;
    find(part(name), 'span').replaceChildren(...links.flatMap((link, index) => (index > 0 ? [', ', link] : [link])));
  }

  function showKinds(count: number, groups: Answer['groups'], { kind, isLast }: Choice): void {
    kinds.inert = !isLast;
    kinds.hidden = isLast && count === 0;
    for (const label of kinds.querySelectorAll('label')) {
      const input = find<HTMLInputElement>(label, 'input');
      const ofKind = input.value ? countOf(groups, input.value) : count;
      input.checked = input.value === (kind ?? '');
      label.hidden = ofKind === 0 && !input.checked;
      find(label, 'b').textContent = String(ofKind);
    }
  }

  function showGroups(groups: Answer['groups'], { kind, shown, isLast }: Choice): void {
    for (const section of groupsPart.querySelectorAll('section')) section.hidden = true;
    const withHits = groups.filter(({ hits }) => hits.length > 0);
    for (const [index, { kind: groupKind, count, hits }] of withHits.entries()) {
      const section = find(groupsPart, `section[data-kind=${groupKind}]`);
      const button = find(section, 'button');
      const most = kind ? shown : SHOWN_OF_GROUP;
      fill(section, hits.slice(0, most));
      // The filter says it, where one is chosen.
      find(section, 'h2').classList.toggle('visually-hidden', kind !== undefined);
      find(section, 'h2 span').textContent = isLast ? `(${count})` : '';
      button.hidden = !isLast || (kind ? hits.length : count) <= most;
      button.textContent = put(button.dataset[kind ? 'more' : 'all'] ?? '', { count });
      // What stands in its place already is not moved: it would lose the focus.
      const there = groupsPart.children[index];
      if (there !== section) there?.before(section);
    }
  }

  function showOther(query: string, { lang: otherLang, count, hits }: Answer['other']): void {
    const page = location.pathname.replace(/^\/\w+/, `/${otherLang}`);
    fill(part('other'), hits);
    otherAll.replaceChildren(
      make('a', {
        href: `${page}?${new URLSearchParams({ q: query })}`,
        hreflang: otherLang,
        textContent: countIn(otherAll, count),
      }),
    );
  }

  function fill(section: HTMLElement, hits: Hit[]): void {
    section.hidden = hits.length === 0;
    find(section, 'ol').replaceChildren(...hits.map(hitOf));
  }

  function hitOf({ kind, title, page, href, excerpt, isEnded, lang: hitLang }: Hit): Node {
    const item = document.importNode(hitItem, true);
    const badge = find(item, 'span');
    const text = find(item, 'p');
    const pageTitle = find(item, 'small > :last-child');
    const link = make('a', { href });
    if (hitLang !== lang) item.lang = hitLang;
    mark(link, title);
    item.prepend(link, ' ');
    mark(text, excerpt);
    pageTitle.textContent = page ?? '';
    for (const label of item.querySelectorAll<HTMLElement>('[data-kind]'))
      if (label.dataset['kind'] !== kind) label.remove();
    if (!isEnded) badge.remove();
    if (excerpt.length === 0) text.remove();
    if (!page) pageTitle.remove();
    return item;
  }

  return ({ query, card, count, best, groups, other, spelling, related, isWhole }, choice) => {
    const held = results.contains(document.activeElement) && document.activeElement?.getAttribute('href');
    const counted = countIn(status, choice.kind ? countOf(groups, choice.kind) : count, query);
    say(status, choice.isLast ? counted : (status.dataset['partly'] ?? ''));
    showCard(card);
    showWords('spelling', spelling ? [spelling] : []);
    // They follow the hits: shown earlier, they would move when more hits come.
    showWords('related', choice.isLast ? related : []);
    showKinds(count, groups, choice);
    part('titles-only').hidden = isWhole || !choice.isLast;
    fill(part('best'), best);
    // Until the answer is complete only the best of it is shown, so that nothing has to move afterwards.
    const isShort = !choice.isLast && !choice.kind;
    showGroups(isShort ? [] : groups, choice);
    showOther(query, isShort ? { ...other, hits: [] } : other);
    part('help').hidden = count > 0 || !choice.isLast;
    // The focus stays on what it was on, though the list is a new one.
    if (held)
      [...results.querySelectorAll('a')]
        .find((link) => link.getAttribute('href') === held)
        ?.focus({ preventScroll: true });
  };
}

function countOf(groups: Answer['groups'], kind: string): number {
  return groups.find((group) => group.kind === kind)?.count ?? 0;
}
