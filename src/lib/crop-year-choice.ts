/** The name under which the browser keeps office and kind, such as `doo-kota/gum`. Nothing of it is ever sent. */
export const CROP_YEAR_KEY = 'crop-year';

/** Runs in the head of every page, before anything is drawn: where a crop year is chosen, its place keeps its room. */
export const MARK_CROP_YEAR = `try{if(localStorage['${CROP_YEAR_KEY}'])document.documentElement.dataset.cropYear=''}catch{}`;
