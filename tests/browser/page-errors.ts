import type { Page } from '@playwright/test';

/** Tells of errors in the scripts of a page. The browser calls it one that the reader went on before a page had faded in; it is none. */
export function onPageError(page: Page, tell: (error: Error) => void): void {
  page.on('pageerror', (error) => error.message !== 'Transition was skipped' && tell(error));
}
