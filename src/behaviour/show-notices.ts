/** How often an open page looks at the clock: at the full minute, in India as everywhere. */
const MINUTE_MS = 60_000;

/**
 * Stands behind the notices of a page and runs before anything is drawn, whenever the page was built or kept: what is over is hidden, what
 * has begun is shown. While the page is open nothing may move: what begins then lies above the foot of the window, what ends leaves its room.
 * Its mark in the security policy is made from this text.
 */
export const SHOW_NOTICES = `(()=>{
let isOpen;
const all=new Set(document.querySelectorAll('[data-notice]')),late=document.querySelector('[data-late]');
const look=()=>{
for(const notice of all){
const {begins,ends,notice:level}=notice.dataset,now=Date.now();
if(Date.parse(begins)<=now&&now<Date.parse(ends)){
if(notice.hidden&&isOpen)late.children[+(level!='urgent')].prepend(notice);
notice.hidden=false
}else if(isOpen&&!notice.hidden){
notice.dataset.over='';
all.delete(notice)
}else notice.hidden=true
}};
const wait=()=>setTimeout(()=>{look();wait()},${MINUTE_MS}-Date.now()%${MINUTE_MS});
look();
late.parentElement.dataset.looked='';
isOpen=1;
wait();
addEventListener('pageshow',look);
addEventListener('visibilitychange',look);
late.addEventListener('click',({target})=>{
if(target.closest('button')){
const closed=target.closest('[data-notice]');
all.delete(closed);
closed.remove()
}})
})()`.replaceAll('\n', '');
