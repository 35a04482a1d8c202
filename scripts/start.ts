/** `npm start`: builds the site, then serves it. */
import './build.ts';

// Not imported beside the build: such modules do not wait for each other, and there would be nothing to serve yet.
await import('../server/main.ts');
