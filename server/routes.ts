import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { canonicalListQuery, isFilteredList } from '../lib/shared/list-parameters';

type Route = { page: string; regex: string };
type Rewrite = { source: string; regex: string };
type MiddlewareManifest = { middleware: Record<string, { matchers: { regexp: string }[] }> };
type PrerenderManifest = {
  routes: Record<string, object>;
  dynamicRoutes: Record<string, { routeRegex: string }>;
};
type RoutesManifest = {
  staticRoutes: Route[];
  dynamicRoutes: Route[];
  redirects: { regex: string; internal?: boolean }[];
  rewrites: Rewrite[] | { beforeFiles: Rewrite[]; afterFiles: Rewrite[]; fallback: Rewrite[] };
};

export type Routes = {
  /** Whether a page, route handler, file or redirect has this path, as given in the request. */
  isKnown(path: string): boolean;
  /** Whether a file of the folder `public` has this path. */
  isFile(path: string): boolean;
  /** Whether Next renders this path once for all visitors. */
  isPrerendered(path: string): boolean;
  /** The URL for which Next renders this page. */
  canonicalUrl(url: string): string;
};

/** How many URLs of pages are remembered with their canonical form: finding it takes as long as sending a stored page. */
const maxKnownUrls = 5_000;
const maxKnownLength = 500;

const matches = (patterns: RegExp[], path: string) => patterns.some((pattern) => pattern.test(path));
const patternsOf = (routes: { regex: string }[]) => routes.map(({ regex }) => new RegExp(regex));

function filesBelow(directory: string): string[] {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => `/${relative(directory, join(parentPath, name)).replaceAll(sep, '/')}`);
}

/**
 * The routes of a build. Next stores the URL of the request that renders a prerendered page in the page's data, which
 * would send one visitor's query to all others; the not-found page would hold the whole address. So the server requests
 * a prerendered page from Next without its query, and the not-found page by its own path. A filtered list keeps the
 * parameters that describe it, in their only form, because the middleware makes a path of them.
 */
export function loadRoutes(buildDirectory = '.next', publicDirectory = 'public'): Routes {
  const read = <T>(file: string) => JSON.parse(readFileSync(join(buildDirectory, file), 'utf8')) as T;
  const prerendered = read<PrerenderManifest>('prerender-manifest.json');
  const { staticRoutes, dynamicRoutes, redirects, rewrites } = read<RoutesManifest>('routes-manifest.json');

  const files = new Set(filesBelow(publicDirectory));
  const pages = new Set(staticRoutes.map(({ page }) => page));
  // Those of pictures only choose a file: a picture that isn't there is unknown.
  const allRewrites = (Array.isArray(rewrites) ? rewrites : Object.values(rewrites).flat()).filter(
    ({ source }) => !source.startsWith('/pictures/'),
  );
  const patterns = patternsOf([...dynamicRoutes, ...redirects, ...allRewrites]);
  const prerenderedPatterns = patternsOf(
    Object.values(prerendered.dynamicRoutes).map(({ routeRegex }) => ({ regex: routeRegex })),
  );

  const isPrerendered = (path: string) =>
    Object.hasOwn(prerendered.routes, path) || matches(prerenderedPatterns, path);

  // The middleware handles these paths even where no page has them.
  const { middleware } = read<MiddlewareManifest>('server/middleware-manifest.json');
  const middlewarePatterns = patternsOf(
    Object.values(middleware).flatMap(({ matchers }) => matchers.map(({ regexp }) => ({ regex: regexp }))),
  );

  const canonicalUrls = new Map<string, string>();
  const isKnown = (path: string) =>
    pages.has(path) || path.startsWith('/_next/') || files.has(fileAt(path)) || matches(patterns, path);
  return {
    isKnown,
    isFile: (path) => files.has(fileAt(path)),
    isPrerendered,
    canonicalUrl(url) {
      const known = canonicalUrls.get(url);
      if (known) return known;
      const [path = '', query] = url.split('?', 2);
      const isShared = isPrerendered(path);
      // Most requests are for shared pages, and few patterns tell them.
      if (!isShared && !isKnown(path) && !matches(middlewarePatterns, path))
        return withQuery(url, '', '/_not-found');
      if (!isShared) return url;
      const parameters = new URLSearchParams(query);
      const canonical = query
        ? withQuery(url, isFilteredList(path, parameters) ? canonicalListQuery(parameters) : '')
        : url;
      if (canonicalUrls.size >= maxKnownUrls) canonicalUrls.clear();
      if (url.length <= maxKnownLength) canonicalUrls.set(url, canonical);
      return canonical;
    },
  };
}

/** The file of `public` at a path: the address of a built-in picture may have a version, which next.config.mjs removes. */
const fileAt = (path: string) => decoded(path).replace(/^\/pictures\/v[0-9a-f]{10}\//, '/pictures/');

/** The decoded path, or the path itself if it can't be decoded. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The URL with this query and Next's own parameter, which separates navigation payloads from pages in a browser's cache. */
function withQuery(url: string, newQuery: string, newPath?: string): string {
  const [path = '', query = ''] = url.split('?', 2);
  const navigation = query.split('&').find((part) => /^_rsc(=|$)/.test(part));
  const kept = [newQuery, navigation].filter(Boolean).join('&');
  return (newPath ?? path) + (kept && `?${kept}`);
}
