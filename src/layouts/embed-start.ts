/**
 * What a table in another website brings along: one style file, and a script of a few lines. The frame of the site and its fonts stay at
 * home. `src/integrations/publish-embed.ts` makes `/embed.css` and `/embed.js` from it.
 */
import '../styles/layers.css';
import '../styles/reset.css';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/tables.css';
import '../styles/embed.css';
import '../components/tables/DataTable.module.css';
import '../components/charts/Chart.module.css';
import '../components/charts/ChartMarks.module.css';
import '../views/dataset/EmbedView.module.css';

const root = document.documentElement;
const pen = document.createElement('canvas').getContext('2d');
const widthOf = (text: string) => pen?.measureText(text).width ?? 0;
// A device without Devanagari draws a box for each of the four characters of क्षि: see `font-gate.ts`.
if (widthOf('क्षि') >= 3 * widthOf('क')) root.dataset['letters'] = 'none';

if (location.search) {
  const script = document.createElement('script');
  script.src = '/embed-extract.js';
  document.head.append(script);
}
