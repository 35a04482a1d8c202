/** More do not fit beside one another. */
export const MOST_COMPARED = 4;
