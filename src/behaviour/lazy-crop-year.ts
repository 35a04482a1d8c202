import { CROP_YEAR_KEY } from '../lib/crop-year-choice';
import { readStored } from '../lib/stored';

/** Shows the crop year that was chosen, or offers to keep it. Loaded only where there is a choice, or a crop year to choose. */
export function startCropYear(place: HTMLElement, keepPage: () => void): void {
  const isPageOfYear = place.dataset['year'] !== undefined;
  const start = async () => {
    try {
      const choice = await import('./my-crop-year');
      if (isPageOfYear) choice.offerToKeep(place, keepPage);
      else await choice.showCropYear(place);
    } catch {
      delete document.documentElement.dataset['cropYear'];
    }
  };
  if (isPageOfYear || readStored(CROP_YEAR_KEY)) void start();
  // Back to a page from the browser's own cache, after a choice on another one.
  if (!isPageOfYear) addEventListener('pageshow', ({ persisted }) => persisted && start());
}
