import { inspect } from 'node:util';
import { expect, test } from 'vitest';

/** So many are shown in the message of a failed test; it says how many there are in all. */
const MOST_SHOWN = 40;
const LONGEST = 600;

/**
 * One test of one rule on many pages that names every page where the rule does not hold, with what it found there. A test for each page
 * and rule would be ten thousand, and to count and report them takes longer than to look.
 */
export function testOnEvery<Page extends { path: string }>(
  rule: string,
  pages: readonly Page[],
  check: (page: Page) => void | Promise<void>,
): void {
  test(rule, async () => {
    expect(pages.length, 'pages to look at').toBeGreaterThan(0);
    const faults: string[] = [];
    for (const page of pages)
      try {
        await check(page);
      } catch (error) {
        faults.push(`${page.path}: ${told(error)}`);
      }
    if (faults.length === 0) return;
    const more = faults.length > MOST_SHOWN ? [`… and ${faults.length - MOST_SHOWN} more.`] : [];
    expect.fail(
      [`Not so on ${faults.length} of ${pages.length} pages:`, ...faults.slice(0, MOST_SHOWN), ...more].join('\n'),
    );
  });
}

/** What an assertion says, and the values it compared. */
function told(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!('actual' in error && 'expected' in error)) return error.message;
  return `${error.message}\n    found ${written(error.actual)}\n    instead of ${written(error.expected)}`;
}

function written(value: unknown): string {
  const text = inspect(value, { breakLength: 140, maxArrayLength: 20, maxStringLength: 200 });
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text;
}
