/** How values of the files are written that are no numbers and no words. */
export const YEAR_PATTERN = String.raw`^(18|19|20)\d{2}$`;
export const CROP_YEAR_PATTERN = String.raw`^\d{4}-\d{2}$`;
/** A year, a month, a day, or a moment in Indian time. */
export const DATE_PATTERN = String.raw`^\d{4}(-\d{2}(-\d{2}(T\d{2}:\d{2})?)?)?$`;
