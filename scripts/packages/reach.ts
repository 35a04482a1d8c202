import { SENT_PACKAGES } from '../../src/integrations/sent-packages.ts';
import { type LockedPackage, withAllUsed } from './lock.ts';

/** What runs while the site is served by `server/`; what these use belongs to it. */
export const SERVER_PACKAGES = ['node'] as const;

/** How far a package comes: to readers, to the server, or no further than the machine that builds and tests. */
export type Reach = 'reader' | 'server' | 'build';

/** Tells how far each package comes. */
export function reachOf(packages: LockedPackage[]): (each: LockedPackage) => Reach {
  const served = withAllUsed(SERVER_PACKAGES, packages);
  return (each) => {
    if ((SENT_PACKAGES as readonly string[]).includes(each.name)) return 'reader';
    return served.has(each) ? 'server' : 'build';
  };
}
