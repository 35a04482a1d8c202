/** Parameters that name a person. They stand in the fragment of the address, which the browser sends to nobody. */
const PRIVATE = ['name', 'typed'];
export const PRIVATE_FRAGMENT = new RegExp(`^#(?:${PRIVATE.join('|')})=`);

/** A query as it stands in an address. @example partedQuery('?office=doo-kota&name=Ram') // { open: '?office=doo-kota', hidden: '#name=Ram' } */
export function partedQuery(query: string): { open: string; hidden: string } {
  const all = [...new URLSearchParams(query)];
  const part = (mark: string, isPrivate: boolean) => {
    const own = new URLSearchParams(all.filter(([name]) => PRIVATE.includes(name) === isPrivate));
    return own.size > 0 ? mark + own.toString() : '';
  };
  return { open: part('?', false), hidden: part('#', true) };
}

/** The address of a query on this page, for a link. */
export function hrefOf(query: string): string {
  const { open, hidden } = partedQuery(query);
  return (open || '?') + hidden;
}
