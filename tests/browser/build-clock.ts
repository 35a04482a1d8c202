import type { Page } from '@playwright/test';
import { buildMoment } from '../../src/lib/build-moment.ts';

/** Sets the clock of the page to the moment of the build: what is open, new or due is counted as of then. */
export function setToBuildMoment(page: Page): Promise<void> {
  return page.clock.setFixedTime(new Date(`${buildMoment()}+05:30`));
}
