import type { Page } from '@playwright/test';

const NO_TRANSITION = /^Transition was (skipped|aborted because of invalid state)/;

/** Tells of errors in the scripts of a page. The browser calls it one that the reader went on before a page had faded in; it is none. */
export function onPageError(page: Page, tell: (error: Error) => void): void {
  page.on('pageerror', (error) => !NO_TRANSITION.test(error.message) && tell(error));
}
