import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { isFilteredList } from '../lib/shared/list-parameters';

type Route = { page: string; regex: string };
type Rewrite = { regex: string };
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
  /** Whether Next renders this path once for all visitors. */
  isPrerendered(path: string): boolean;
  /** The URL for which Next renders this page. */
  canonicalUrl(url: string): string;
};

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
 * a prerendered page from Next without its query, and the not-found page by its own path. The query of a
 * filtered list stays, because the middleware maps it to another page.
 */
export function loadRoutes(buildDirectory = '.next', publicDirectory = 'public'): Routes {
  const read = <T>(file: string) => JSON.parse(readFileSync(join(buildDirectory, file), 'utf8')) as T;
  const prerendered = read<PrerenderManifest>('prerender-manifest.json');
  const { staticRoutes, dynamicRoutes, redirects, rewrites } = read<RoutesManifest>('routes-manifest.json');

  const exact = new Set([...staticRoutes.map(({ page }) => page), ...filesBelow(publicDirectory)]);
  const allRewrites = Array.isArray(rewrites) ? rewrites : Object.values(rewrites).flat();
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

  const isKnown = (path: string) =>
    exact.has(path) || path.startsWith('/_next/') || exact.has(decoded(path)) || matches(patterns, path);
  return {
    isKnown,
    isPrerendered,
    canonicalUrl(url) {
      const [path = '', query] = url.split('?', 2);
      if (!isKnown(path) && !matches(middlewarePatterns, path)) return withoutQuery(url, '/_not-found');
      if (!query || !isPrerendered(path) || isFilteredList(path, new URLSearchParams(query))) return url;
      return withoutQuery(url);
    },
  };
}

/** The decoded path, or the path itself if it can't be decoded. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The URL with only Next's own parameters, which separate navigation payloads from pages in a browser's cache. */
function withoutQuery(url: string, newPath?: string): string {
  const [path = '', query = ''] = url.split('?', 2);
  const navigation = query.split('&').find((part) => /^_rsc(=|$)/.test(part));
  return (newPath ?? path) + (navigation === undefined ? '' : `?${navigation}`);
}
