import type { Gap } from '../schemas/gap.ts';
import type { Table } from '../schemas/table.ts';

/** A value that is not confirmed: what it is, and why. */
export interface Doubt {
  /** Also the end of the address to which its mark leads. */
  id: string;
  /** The table in which it is, said before it. */
  of?: string;
  what: string;
  why: string;
}

/** The crop year whose value is shown, and the one that should be. */
export interface AwaitedYear {
  shown: string;
  awaited: string;
}

/** What one part of a page tells about itself, in one language. Its readers find it at the end of the page, not in the text. */
export interface PartNotes {
  /** Ids of `content/sources/`. */
  sources?: string[];
  doubts?: Doubt[];
  gaps?: Gap[];
  /** A value of an earlier crop year, shown while that of the present one is not given. */
  awaited?: AwaitedYear | undefined;
  /** Tables that can be taken along as files. */
  tables?: Table[];
  /** What it shows, by the names of the history: `facts/<id>`, `tables/<id>`, `<register>/<name>`. */
  shows?: string[];
}

/** Kinds of things that may be in doubt. */
type Doubtful =
  | 'fact'
  | 'row'
  | 'drug'
  | 'substance'
  | 'office'
  | 'person'
  | 'post'
  | 'body'
  | 'initiative'
  | 'record'
  | 'clause';

/** Names the doubt about a thing. @example doubtId('fact', 'noc-challan') // 'fact-noc-challan' */
export function doubtId(kind: Doubtful, id: string): string {
  return `${kind}-${id}`;
}

/** The id of the line about a doubt at the end of its page. */
export function doubtAnchor(id: string): string {
  return `doubt-${id}`;
}

/**
 * What is in doubt for one reason, in words that say nothing twice: neither the table of several rows nor rows of one name.
 * @example [{ of: 'Prices', what: '2023-24' }, { of: 'Prices', what: '2021-22' }] // 'Prices, 2023-24', '; 2021-22'
 */
export function saidOnce<About extends Pick<Doubt, 'of' | 'what'>>(
  about: readonly About[],
): { doubt: About; words: string }[] {
  const said = new Set<string>();
  let last: string | undefined;
  return about.map((doubt) => {
    const { of, what } = doubt;
    const whole = of === undefined ? what : `${of}, ${what}`;
    if (said.has(whole)) return { doubt, words: '' };
    const words = `${said.size > 0 ? '; ' : ''}${of !== undefined && of === last ? what : whole}`;
    said.add(whole);
    last = of;
    return { doubt, words };
  });
}

/** A doubt as a list of none or one. */
export function doubtOf(kind: Doubtful, id: string, what: string, why: string | undefined): Doubt[] {
  return why === undefined ? [] : [{ id: doubtId(kind, id), what, why }];
}
