/**
 * Runs in the head of every page, before anything is drawn. A device without Devanagari draws a box for each of the four characters
 * of क्षि; one that has a font joins them.
 * - It has a font: `data-letters="own"`, and ours is never fetched, whatever the name of the device's own.
 * - It has none: `data-letters="coming"` until ours is there, three seconds at most. The fonts of a Hindi page are fetched along with
 *   the styles, and its text waits for them: boxes cannot be read, and letters that replace them would move the page under the
 *   reader's eyes. Of an English page only the bureau's Hindi name waits.
 */
export const AWAIT_FONT = `try{(()=>{
const root=document.documentElement,pen=document.createElement('canvas').getContext('2d'),width=text=>pen.measureText(text).width;
if(width('क्षि')<3*width('क'))return root.dataset.letters='own';
root.dataset.letters='coming';
const show=()=>delete root.dataset.letters;
setTimeout(show,3000);
for(const link of document.querySelectorAll('link[as=font]'))link.media='all';
const faces=root.lang==='hi'?['400 1em Site Devanagari','700 1em Site Devanagari']:['700 1em Site Devanagari Names'];
addEventListener('DOMContentLoaded',()=>Promise.all(faces.map(face=>document.fonts.load(face,'क'))).then(show,show));
})()}catch{}`.replaceAll('\n', '');
