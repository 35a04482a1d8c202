/**
 * Pages that can be listened to: those for cultivators, of whom many read little. The way in (home), all of opium cultivation, whom to ask,
 * what is new for growers, and the pledge, which is spoken. Pages for traders, officers and applicants are tables and law, to be looked at.
 */
const LISTEN_PAGES = new Set(['home/home', 'about/contact', 'top-level/NewInstance', 'others/pledge']);

export function isListenPage(routeId: string): boolean {
  return LISTEN_PAGES.has(routeId) || routeId.startsWith('opium/');
}
