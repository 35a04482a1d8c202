import { SENT_PACKAGES } from '../../src/integrations/sent-packages.ts';
import { type LockedPackage, withAllUsed } from './lock.ts';

/** What runs while the site is served by `server/`; what these use belongs to it. */
export const SERVER_PACKAGES = ['node', 'send'] as const;

/** How far a package comes: to readers, to the server, or no further than the machine that builds and tests. */
export type Reach = 'reader' | 'server' | 'build';

/** Tells how far each package comes. */
export function reachOf(packages: LockedPackage[]): (each: LockedPackage) => Reach {
  const sent = new Set<string>(SENT_PACKAGES);
  const served = withAllUsed(SERVER_PACKAGES, packages);
  return (each) => (sent.has(each.name) ? 'reader' : served.has(each) ? 'server' : 'build');
}
