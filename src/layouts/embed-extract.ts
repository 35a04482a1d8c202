/** A table in another website, where its address asks for a part of it: `/embed-extract.js`. */
import { walkFigures } from '../behaviour/chart';
import { putAsked } from '../features/extract/put-asked';

const box = document.querySelector<HTMLElement>('[data-extract]');
if (box) {
  walkFigures(box);
  void putAsked(box);
}
