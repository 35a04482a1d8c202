/** In a frame of another website: the table as its address asks for it. Without a query, or if nothing loads, the table as it is. */
const box = document.querySelector<HTMLElement>('[data-extract]');
if (box && location.search) void import('./put-asked').then(({ putAsked }) => putAsked(box));
