/** The type under which a page's scripts wait: no browser knows it, so none fetches them. */
const waiting = 'late';

/**
 * Runs in the browser. The scripts are fetched when the page has been painted, or soon after it is loaded where nothing
 * is painted, as in a tab in the background. Forms that are sent before are marked: components/ui/script-form.tsx sends
 * them when it is there. Written short, as every page carries it.
 */
const starter = [
  '{const go=()=>{for(let t of document.querySelectorAll("[type=',
  waiting,
  ']")){t.type="";t.replaceWith(t.cloneNode())}};',
  'addEventListener("submit",e=>e.target.dataset.pressed="",true);',
  'addEventListener("load",()=>setTimeout(go,1000));',
  'new PerformanceObserver(go).observe({type:"paint",buffered:true})}',
].join('');

const scriptOfNext = /(<script src="\/_next\/[^"]+"[^>]*?) async=""/g;
const fetchedAhead = /<link rel="preload" as="script"[^>]*>/g;
// For browsers that can't run the page's other scripts either.
const polyfills = /<script src="[^"]+" noModule=""><\/script>/;

/** A page without the nonce of whoever asked for it first, in its tags and in its data: its policy names hashes. */
function stripNonce(html: string): string {
  const [, nonce] = / nonce="([^"]+)"/.exec(html) ?? [];
  if (!nonce) return html;
  const inData = `\\"nonce\\":\\"${nonce}\\"`;
  return [` nonce="${nonce}"`, `${inData},`, `,${inData}`, inData].reduce(
    (text, found) => text.replaceAll(found, ''),
    html,
  );
}

/**
 * A page that is kept, as everybody gets it: without what belongs to the one visitor it was made for, without scripts
 * that no browser runs, and with the others fetched after the first paint. On a slow network they would take turns with
 * the style sheet, the fonts and the first picture, and what a visitor came to read would be shown later.
 */
export function toSharedPage(html: string): string {
  return stripNonce(html)
    .replace(polyfills, '')
    .replace(fetchedAhead, '')
    .replace(scriptOfNext, `$1 type="${waiting}"`)
    .replace(/<\/body>/, `<script>${starter}</script></body>`);
}
