const escapes = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);

/** Escapes text for XML and drops characters that XML can't hold. */
export function xmlText(text: string): string {
  return text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, (character) => escapes.get(character) ?? '');
}

/** An address in a site map; `changed` is an ISO time. */
export type Location = { url: string; changed?: string };

const located = (element: 'url' | 'sitemap', { url, changed }: Location) =>
  `<${element}><loc>${xmlText(url)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</${element}>`;

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A site map of pages. */
export function siteMap(pages: Location[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${namespace}">${pages.map((page) => located('url', page)).join('\n')}</urlset>\n`;
}

/** The index of several site maps. */
export function siteMapIndex(maps: Location[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="${namespace}">${maps.map((map) => located('sitemap', map)).join('\n')}</sitemapindex>\n`;
}
