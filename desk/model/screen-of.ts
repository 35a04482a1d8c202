/** Screens of the desk by their name in the address: `/form?file=facts.yaml`. */
export const SCREENS = [
  'start',
  'browse',
  'form',
  'new',
  'page',
  'new-page',
  'table',
  'import',
  'files',
  'preview',
  'hand-in',
  'history',
  'conflict',
] as const;
export type ScreenName = (typeof SCREENS)[number];

/** Where the desk is: a screen and what it shows. */
export interface Place {
  screen: ScreenName;
  params: Record<string, string>;
}

/** The screen on which a file of `content/` is edited. */
export function screenOf(
  path: string,
  at?: { line?: number | undefined; at?: (string | number)[] | undefined },
): Place {
  const page = /^pages\/(.+)\/(en|hi)\.mdx$/.exec(path);
  if (page?.[1] && page[2])
    return { screen: 'page', params: { page: page[1], lang: page[2], ...(at?.line && { line: String(at.line) }) } };
  if (path.endsWith('.csv'))
    return { screen: 'table', params: { file: path, ...(at?.line && { line: String(at.line) }) } };
  if (path.endsWith('.yaml')) return { screen: 'form', params: { file: path, ...(at?.at && { at: at.at.join('/') }) } };
  return { screen: 'files', params: { file: path } };
}

export function addressOf({ screen, params }: Place): string {
  const query = new URLSearchParams(params).toString();
  return `/${screen === 'start' ? '' : screen}${query && `?${query}`}`;
}

export function placeOf(address: URL): Place {
  const name = address.pathname.slice(1) || 'start';
  return {
    screen: SCREENS.find((screen) => screen === name) ?? 'start',
    params: Object.fromEntries(address.searchParams),
  };
}
