/** The name under which the browser keeps text size and contrast, as the data attributes of the document. */
export const READING_KEY = 'comfort';

/** Runs in the head of every page, before anything is drawn. Its mark in the security policy is made from this text. */
export const APPLY_READING = `try{Object.assign(document.documentElement.dataset,JSON.parse(localStorage.${READING_KEY}))}catch{}`;
