/** `npm start`: builds the site, then serves it. */
import './build.ts';
import '../server/main.ts';
