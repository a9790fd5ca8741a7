/** Script type that no browser knows: scripts marked with it are neither fetched nor run. */
const deferredType = 'late';

/**
 * Runs in the browser: starts the deferred scripts after the first paint, or a second after `load` where nothing is
 * painted (a background tab). Forms submitted before that are marked, and components/ui/script-form.tsx submits them
 * once it has mounted. Kept short because every page carries it.
 */
export const deferredLoader = [
  '{const go=()=>{for(let t of document.querySelectorAll("[type=',
  deferredType,
  ']")){t.type="";t.replaceWith(t.cloneNode())}};',
  'addEventListener("submit",e=>e.target.dataset.pressed="",true);',
  'addEventListener("load",()=>setTimeout(go,1000));',
  'new PerformanceObserver(go).observe({type:"paint",buffered:true})}',
].join('');

// Polyfills are for browsers that can't run the other scripts of the page either.
const scripts =
  '<script src="[^"]+" noModule=""[^>]*></script>|<link rel="preload" as="script"[^>]*>|<script src="/_next/[^>]*>|</body>';

/** What replaces one match of `scripts` or of the nonce. */
function replacement(found: string, nonceAttribute: string): string {
  if (found === '</body>') return `<script>${deferredLoader}</script></body>`;
  if (!found.startsWith('<script') || found.includes(' noModule=""')) return '';
  return found.replace(nonceAttribute, '').replace(' async=""', ` type="${deferredType}"`);
}

/**
 * The form of a cached page that every visitor gets: without the nonce of the first visitor in tags and in React's data,
 * because its scripts are allowed by hashes, without polyfills, and with Next's scripts deferred until after the first
 * paint. On a slow network they would otherwise compete with the style sheet, the fonts and the first picture.
 */
export function toSharedPage(html: string): string {
  const [nonceAttribute = '', nonce = ''] = / nonce="([\w+/=]+)"/.exec(html) ?? [];
  const quoted = nonce.replaceAll('+', '\\+');
  const inData = String.raw`\\"nonce\\":\\"${quoted}\\"`;
  const replaced = nonce ? [` nonce="${quoted}"`, `,${inData}`, `${inData},?`, scripts] : [scripts];
  // In one pass: each of several would copy the page.
  return html.replace(new RegExp(replaced.join('|'), 'g'), (found) => replacement(found, nonceAttribute));
}

/**
 * The first part of a page that is streamed to one visitor, with Next's scripts deferred in the same way; they keep their
 * nonce, as its policy asks. Stays as it is where it doesn't hold the whole head.
 */
export function deferScripts(start: string, nonce: string): string {
  const end = start.indexOf('</head>');
  if (end < 0) return start;
  const head = start.slice(0, end).replace(new RegExp(scripts, 'g'), (found) => replacement(found, ''));
  return `${head}<script nonce="${nonce}">${deferredLoader}</script>${start.slice(end)}`;
}
