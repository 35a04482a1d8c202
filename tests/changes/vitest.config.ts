import { defineConfig } from 'vitest/config';

/** `npm run test:changes`: a whole release with all its tests, too slow for `npm test`. */
export default defineConfig({ test: { include: ['tests/changes/*.slow.ts'] } });
