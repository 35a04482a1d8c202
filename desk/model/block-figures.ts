import { figuresIn } from '../../src/text/compare-words.ts';
import type { Block } from './page-api.ts';

/** Attributes whose words readers see, as in the site's own comparison of the two languages. */
const SEEN = ['title', 'term'];

/** The figures of a block that readers see: those in its words, not those in names of facts and pages. */
export function figuresOf({ text = '', attributes = {} }: Pick<Block, 'text' | 'attributes'>): string[] {
  const seen = SEEN.flatMap((name) => attributes[name] ?? []);
  return figuresIn([...seen, withoutTags(text)].join(' '));
}

/** Figures that one block has and the other lacks. */
export function figuresOnlyIn(one: string[], other: string[]): string[] {
  const left = [...other];
  return one.filter((figure) => {
    const at = left.indexOf(figure);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function withoutTags(source: string): string {
  return source.replace(/<\/?[A-Z](?:"[^"]*"|'[^']*'|[^'">])*>/g, ' ');
}
