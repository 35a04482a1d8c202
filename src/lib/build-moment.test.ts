import { afterEach, expect, test, vi } from 'vitest';
import { buildDay, buildMoment } from './build-moment.ts';
import { nowInIndia } from './indian-date.ts';

afterEach(() => void vi.unstubAllEnvs());

test('the moment that was given, whatever the clock says', () => {
  vi.stubEnv('BUILD_MOMENT', '2031-02-28T23:59');
  expect(buildMoment()).toBe('2031-02-28T23:59');
  expect(buildDay()).toBe('2031-02-28');
});

test('none given: now, in India', () => {
  vi.stubEnv('BUILD_MOMENT', undefined);
  const before = nowInIndia();
  expect([before, nowInIndia()]).toContain(buildMoment());
});

test.each(['', 'today', '2026-11-16', '2026-13-01T10:00', '2026-11-16T16:15Z'])('“%s” is refused', (given) => {
  vi.stubEnv('BUILD_MOMENT', given);
  expect(buildMoment).toThrow('Write it like 2026-11-16T16:15');
});
