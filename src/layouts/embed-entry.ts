/**
 * All that a table in another website brings along, in one script and one style file of its own: the frame of the site and its fonts stay
 * at home. `src/integrations/publish-embed.ts` makes `/embed.js` and `/embed.css` from it.
 */
import '../styles/layers.css';
import '../styles/reset.css';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/tables.css';
import '../components/tables/DataTable.module.css';
import '../components/charts/Chart.module.css';
import '../components/charts/ChartMarks.module.css';
import '../views/dataset/EmbedView.module.css';
import { walkFigures } from '../behaviour/chart';
import { putAsked } from '../features/extract/put-asked';

const box = document.querySelector<HTMLElement>('[data-extract]');
if (box) {
  walkFigures(box);
  if (location.search) void putAsked(box);
}
