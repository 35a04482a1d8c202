import {
  type AwaitedCropYear,
  awaitedOn,
  newestPolicyYear,
  newestTract,
  type PolicyRecord,
} from '../domain/awaited-crop-year.ts';
import { buildDay } from '../lib/build-moment.ts';
import { catalogue } from './catalogue.ts';

/** What of the running crop year is not out yet on the day of the build. */
export function awaitedNow(): AwaitedCropYear | undefined {
  return awaitedOn(buildDay(), catalogue.registers.get('policies'), catalogue.cultivatorLists);
}

/** The crop year of the newest policy on the site. */
export function policyYear(): string | undefined {
  return newestPolicyYear(catalogue.registers.get('policies'));
}

/** The newest notification of the tracts on the site. */
export function tractRecord(): PolicyRecord | undefined {
  return newestTract(catalogue.registers.get('policies'));
}
