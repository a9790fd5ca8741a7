/** Script type that no browser knows: scripts marked with it are neither fetched nor run. */
const deferredType = 'late';

/**
 * Runs in the browser: starts the deferred scripts after the first paint, or a second after `load` where nothing is
 * painted (a background tab). Forms submitted before that are marked, and components/ui/script-form.tsx submits them
 * once it has mounted. Kept short because every cached page carries it.
 */
export const deferredLoader = [
  '{const go=()=>{for(let t of document.querySelectorAll("[type=',
  deferredType,
  ']")){t.type="";t.replaceWith(t.cloneNode())}};',
  'addEventListener("submit",e=>e.target.dataset.pressed="",true);',
  'addEventListener("load",()=>setTimeout(go,1000));',
  'new PerformanceObserver(go).observe({type:"paint",buffered:true})}',
].join('');

const nextScript = /(<script src="\/_next\/[^"]+"[^>]*?) async=""/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;
// Polyfills for browsers that can't run the other scripts of the page either.
const polyfills = /<script src="[^"]+" noModule=""><\/script>/;

/** Removes the CSP nonce of the first visitor from tags and from React's data; a cached page is allowed by hashes. */
function stripNonce(html: string): string {
  const [, nonce] = / nonce="([^"]+)"/.exec(html) ?? [];
  if (!nonce) return html;
  const inData = `\\"nonce\\":\\"${nonce}\\"`;
  return [` nonce="${nonce}"`, `${inData},`, `,${inData}`, inData].reduce(
    (text, match) => text.replaceAll(match, ''),
    html,
  );
}

/**
 * The form of a cached page that every visitor gets: without the first visitor's nonce, without polyfills, and with
 * Next's scripts deferred until after the first paint. On a slow network they would otherwise compete with the style
 * sheet, the fonts and the first picture.
 */
export function toSharedPage(html: string): string {
  return stripNonce(html)
    .replace(polyfills, '')
    .replace(scriptPreload, '')
    .replace(nextScript, `$1 type="${deferredType}"`)
    .replace(/<\/body>/, `<script>${deferredLoader}</script></body>`);
}
