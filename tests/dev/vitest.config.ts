import { defineConfig } from 'vitest/config';

/** `npm run test:dev`: the first search of the development server renders every page, too slow for `npm test`. */
export default defineConfig({ test: { include: ['tests/dev/*.slow.ts'] } });
