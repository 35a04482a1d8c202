import type { LockedPackage } from './lock.ts';
import type { Reach } from './reach.ts';

/** Licences under which we may send work to readers: it may be passed on as long as the notice goes with it. */
const FOR_READERS: Record<string, string> = {
  '0BSD': 'no conditions at all',
  'Apache-2.0': 'keep the notice; patents included',
  'BSD-2-Clause': 'keep the notice',
  'BSD-3-Clause': 'keep the notice, do not advertise with the name',
  'BlueOak-1.0.0': 'keep the notice',
  'CC0-1.0': 'given up to the public',
  ISC: 'keep the notice',
  MIT: 'keep the notice',
  'OFL-1.1': 'fonts: keep the notice, do not sell the font by itself',
  Zlib: 'do not claim to have written it',
};

/** Licences of tools whose own code stays on the machine that builds: changes to the tool itself would have to be shared. */
const FOR_TOOLS: Record<string, string> = {
  'LGPL-2.1+': 'a library used as it is; an old way to write LGPL-2.1-or-later',
  'LGPL-3.0-or-later': 'a library used as it is',
  'MPL-2.0': 'changed files would have to be shared; we change none',
  'Python-2.0': 'keep the notice',
};

/** What forbids the use of a package: no licence, one that nobody has looked at, or one that fits tools only. */
export function licenceMistakes(packages: LockedPackage[], reachOf: (each: LockedPackage) => Reach): string[] {
  return packages.flatMap((each) => {
    const where = `${each.name} ${each.version}`;
    if (!each.license)
      return [`${where} names no licence. Look for its text; without one it may not be used: remove it.`];
    if (isAllowed(each.license, FOR_READERS)) return [];
    if (!isAllowed(each.license, { ...FOR_READERS, ...FOR_TOOLS }))
      return [
        `${where} is under ${each.license}, which is not on our list. Read it; if we may use it, add it with a word why to scripts/packages/licences.ts, else remove the package.`,
      ];
    if (reachOf(each) !== 'reader') return [];
    return [
      `${where} is under ${each.license}, which fits tools only, but the package is sent to readers. Use another package.`,
    ];
  });
}

/** Whether a licence expression is met: one side of OR, all sides of AND. @example '(MIT OR GPL-3.0-only)' */
function isAllowed(expression: string, allowed: Record<string, string>): boolean {
  return expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((side) => side.split(' AND ').every((licence) => licence in allowed));
}
