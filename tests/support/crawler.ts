import type { Person } from './people';

export type Fault = { page: string; target: string; what: string };
type Task = { address: string; from: string };

// Routes that only make sense as a step of signing in or out.
const never = /^\/api\/auth\/|^\/api\/cron\//;

const decoded = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");

/**
 * The addresses that a page refers to: links, GET forms, pictures in every size, styles, scripts, icons, social
 * pictures.
 */
function referencesOf(html: string): string[] {
  const shown = html
    .replace(/(<script\b[^>]*>)[\s\S]*?<\/script>/g, '$1')
    .replace(/<form\b[^>]*\bmethod="post"[^>]*>/gi, '');
  const plain = [...shown.matchAll(/\s(?:href|src|action)="([^"]*)"/g)].map(([, value]) => value!);
  const sets = [...shown.matchAll(/\s(?:srcset|imagesrcset)="([^"]*)"/gi)].flatMap(([, value]) =>
    value!.split(/,\s+/).map((each) => each.split(/\s/)[0]!),
  );
  const shared = [...shown.matchAll(/<meta (?:property|name)="(?:og|twitter):image" content="([^"]*)"/g)];
  return [...plain, ...sets, ...shared.map(([, value]) => value!)].map(decoded);
}

const referencesOfXml = (xml: string) =>
  [...xml.matchAll(/<(?:loc|link|guid[^>]*)>([^<]+)</g)].map(([, value]) => decoded(value!));
const referencesOfStyle = (css: string) =>
  [...css.matchAll(/url\(["']?([^"')]+)/g)].map(([, value]) => value!);

function referencesIn(type: string, text: string): string[] {
  if (type.includes('html')) return referencesOf(text);
  if (type.includes('xml')) return referencesOfXml(text);
  if (type.includes('css')) return referencesOfStyle(text);
  if (type.includes('manifest'))
    return [...text.matchAll(/"(?:src|start_url)":"([^"]+)"/g)].map(([, to]) => to!);
  return [];
}

/** Addresses of one pattern differ only in names; all combinations of filters are one pattern. */
function shapeOf({ pathname, searchParams }: URL): string {
  const questions = [...new Set(searchParams.keys())].sort();
  // These are generated on request, each at a cost.
  if (/\/(picture|data-sheet\.pdf)$/.test(pathname)) return pathname.replace(/.*\//, 'drawn ');
  if (!questions.length && !/^\/(productDetails|dashboard|api)\//.test(pathname)) return pathname;
  const path = questions.length ? pathname.replace(/(?<=.)\/.*/, '/*') : pathname;
  return `${path.replace(/\/[^/]*[\d-][^/]*/g, '/*')}?${questions.length > 2 ? 'many' : questions.join()}`;
}

const idsOf = (html: string) => new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => decoded(id!)));
const linksWithoutTarget = (html: string) =>
  [...html.matchAll(/<a\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/\shref="[^"]+"/.test(tag) || /\shref="#"/.test(tag));

type CrawlOptions = {
  /** Addresses that were requested before. */
  known?: ReadonlySet<string>;
  /** The number of addresses requested per pattern: paths that differ only in names, with the same query parameters. */
  perPattern?: number;
  /** Gets the text of each. */
  read?: (address: string, text: string) => void;
};

/** Follows every reference of the shop from `starts` on as this person. Returns the broken ones. */
export async function crawl(
  person: Person,
  starts: string[],
  { known = new Set(), perPattern = 2, read = () => undefined }: CrawlOptions = {},
): Promise<{ faults: Fault[]; visited: Set<string> }> {
  const [visited, faults] = [new Set(starts), [] as Fault[]];
  const shapes = new Map<string, number>();
  const queue: Task[] = starts.map((address) => ({ address, from: 'the start' }));
  // Links with fragments are compared with the ids of their pages at the end.
  const places = new Map<string, Set<string>>();
  const targets: { page: string; address: string; id: string }[] = [];

  const add = (reference: string, from: URL) => {
    if (/^(mailto:|tel:|data:|blob:)/.test(reference)) return;
    if (!URL.canParse(reference, from)) {
      faults.push({ page: from.pathname, target: reference, what: 'not an address' });
      return;
    }
    const to = new URL(reference, from);
    if (to.origin !== person.shop || never.test(to.pathname)) return;
    const address = to.pathname + to.search;
    if (to.hash) targets.push({ page: from.pathname, address, id: decodeURIComponent(to.hash.slice(1)) });
    const shape = shapeOf(to);
    if (known.has(address) || visited.has(address) || (shapes.get(shape) ?? 0) >= perPattern) return;
    shapes.set(shape, (shapes.get(shape) ?? 0) + 1);
    visited.add(address);
    queue.push({ address, from: from.pathname });
  };

  const visit = async ({ address, from }: Task) => {
    const here = new URL(address, person.shop);
    const { status, text, headers } = await person.get(address);
    if (status >= 400) faults.push({ page: from, target: address, what: `answers ${status}` });
    read(address, text);
    const location = headers.get('location');
    if (location) return add(location, here);
    const type = headers.get('content-type') ?? '';
    for (const reference of referencesIn(type, text)) add(reference, here);
    if (!type.includes('html')) return;
    places.set(address, idsOf(text));
    for (const target of linksWithoutTarget(text))
      faults.push({ page: address, target, what: 'leads nowhere' });
  };

  while (queue.length) await Promise.all(queue.splice(0, 6).map(visit));
  for (const { page, address, id } of targets)
    // The places of the API reference are made by its script.
    if (address !== '/api/docs/try' && places.get(address)?.has(id) === false)
      faults.push({ page, target: `${address}#${id}`, what: 'no such place in that page' });
  return { faults, visited };
}
