/** A page as a browser has it: the build that rendered it and the files that it loads. */
export type LoadedPage = { path: string; build: string; files: string[] };

const file = /\/?(?:_next\/)?static\/(?:chunks|media)\/[\w~./-]+?\.(?:js|css|woff2)/g;
const buildId = /\\?"b\\?":\\?"([\w-]{21})\\?"/;

/** The addresses of scripts, style sheets and fonts that a page, its data or a script names. */
export const filesNamedIn = (text: string): string[] => [
  ...new Set((text.match(file) ?? []).map((name) => `/_next/${name.replace(/^\/?(_next\/)?/, '')}`)),
];

/** The id of the build that rendered a page or its data for navigation. */
export function buildOf(text: string): string {
  const [, id] = buildId.exec(text) ?? [];
  if (!id) throw new Error(`no build id in ${text.slice(0, 200)}`);
  return id;
}

const get = (shop: string, path: string, headers: Record<string, string> = {}) =>
  fetch(shop + path, { headers, redirect: 'manual' });

/** Opens a page; fails unless it answers 200. */
export async function openPage(
  shop: string,
  path: string,
  headers: Record<string, string>,
): Promise<LoadedPage> {
  const response = await get(shop, path, headers);
  const html = await response.text();
  if (response.status !== 200) throw new Error(`${path} answers ${response.status}`);
  return { path, build: buildOf(html), files: filesNamedIn(html) };
}

/** Loads the files that are not in `cache`, and with `deep` all that they name; returns those that are missing. */
export async function loadFiles(
  shop: string,
  files: string[],
  { cache = new Set<string>(), deep = false } = {},
): Promise<string[]> {
  const missing: string[] = [];
  for (const queue = [...files]; queue.length;) {
    const path = queue.pop()!;
    if (cache.has(path)) continue;
    cache.add(path);
    const response = await get(shop, path);
    const text = await response.text();
    if (response.status !== 200 || text === '') missing.push(`${path} answers ${response.status}`);
    else if (deep && path.endsWith('.js')) queue.push(...filesNamedIn(text));
  }
  return missing;
}

/**
 * Follows a link as Next's router does: it asks for the data of the page, and opens the whole page where that comes from
 * another build.
 */
export async function navigate(
  shop: string,
  from: LoadedPage,
  path: string,
  headers: Record<string, string>,
): Promise<LoadedPage> {
  const response = await get(shop, `${path}${path.includes('?') ? '&' : '?'}_rsc=`, { ...headers, rsc: '1' });
  const data = await response.text();
  if (response.status >= 500) throw new Error(`the data of ${path} answers ${response.status}`);
  const isData = response.headers.get('content-type')?.startsWith('text/x-component');
  if (response.status !== 200 || !isData || buildOf(data) !== from.build)
    return openPage(shop, path, headers);
  return { path, build: from.build, files: filesNamedIn(data) };
}
