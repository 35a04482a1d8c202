/** The name under which the browser keeps text size and contrast, as the data attributes of the document. */
export const COMFORT_KEY = 'comfort';

/** Runs in the head of every page, before anything is drawn. Its mark in the security policy is made from this text. */
export const APPLY_COMFORT = `try{Object.assign(document.documentElement.dataset,JSON.parse(localStorage.${COMFORT_KEY}))}catch{}`;
