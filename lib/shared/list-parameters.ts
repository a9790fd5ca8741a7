/**
 * Whether a query name belongs to a list that is searched, filtered, sorted or paged (`shopParams` in
 * lib/search/rules/shop-view.ts): one of the fixed names, or one of a specification field. `within` is that of a search
 * within a list, which leads to another address (`addressWithin`).
 */
export const isListParameter = (name: string): boolean =>
  /^(q|within|tag|brand|color|price_min|price_max|stock|rating|sort|view|units|page|(is|min|max)_[a-z0-9-]+)$/.test(
    name,
  );

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * The query of a list in its only form, so that one list has one address: its parameters in order of name and value,
 * without empty and unknown ones.
 */
export function canonicalListQuery(query: URLSearchParams): string {
  const known = [...query].filter(([name, value]) => value !== '' && isListParameter(name));
  return new URLSearchParams(
    known.sort(([a, first], [b, second]) => compare(a, b) || compare(first, second)),
  ).toString();
}

/** Whether an address is that of a searched, filtered, sorted or paged list. */
export const isFilteredList = (path: string, query: URLSearchParams): boolean =>
  /^\/shop(\/|$)/.test(path) && canonicalListQuery(query) !== '';

/**
 * The query of a list as the last segment of a path, because Next stores pages by path. Queries hold no `~`, which the
 * URL standard writes as %7E.
 */
export const listSegment = (query: string): string => `~${encodeURIComponent(query).replaceAll('%', '~')}`;

/** The query in a segment that `listSegment` made; null for any other segment. */
export function queryOfSegment(segment: string): string | null {
  if (!segment.startsWith('~')) return null;
  try {
    return decodeURIComponent(segment.slice(1).replaceAll('~', '%'));
  } catch {
    return null;
  }
}

/** The id of the form that searches the shop. Lists add fields of their own to it. */
export const searchFormId = 'shop-search';

/**
 * The address that a search within a list leads to, or null for any other query. `within` names the list: its category, if
 * any, and its filters as "drills?brand=Ferrox". Words, layout and units are those of the search itself.
 */
export function addressWithin(query: URLSearchParams): string | null {
  const [, slug = '', filters = ''] =
    /^([a-z0-9-]{0,100})\?(.{0,2000})$/.exec(query.get('within') ?? '') ?? [];
  if (!query.has('within')) return null;
  const list = new URLSearchParams(filters);
  for (const name of ['within', 'page', 'sort']) list.delete(name);
  for (const name of ['q', 'view', 'units']) list.set(name, query.get(name) ?? '');
  const canonical = canonicalListQuery(list);
  return `/shop${slug && `/${slug}`}${canonical && `?${canonical}`}`;
}
