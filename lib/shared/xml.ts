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

/** An address in a site map, with the pictures of its page; `changed` is an ISO time. */
export type Location = { url: string; changed?: string; pictures?: string[] };

function located(element: 'url' | 'sitemap', { url, changed, pictures = [] }: Location): string {
  const last = changed ? `<lastmod>${changed}</lastmod>` : '';
  const images = pictures.map(
    (picture) => `<image:image><image:loc>${xmlText(picture)}</image:loc></image:image>`,
  );
  return `<${element}><loc>${xmlText(url)}</loc>${last}${images.join('')}</${element}>`;
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
// https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps
const imageNamespace = 'http://www.google.com/schemas/sitemap-image/1.1';

/** A site map of pages. */
export function siteMap(pages: Location[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${namespace}" xmlns:image="${imageNamespace}">${pages.map((page) => located('url', page)).join('\n')}</urlset>\n`;
}

/** The index of several site maps. */
export function siteMapIndex(maps: Location[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="${namespace}">${maps.map((map) => located('sitemap', map)).join('\n')}</sitemapindex>\n`;
}

/** One entry of a feed; `at` is an ISO time, `text` plain text. */
export type FeedEntry = { title: string; url: string; text: string; at: string; categories?: string[] };

/** An RSS 2.0 document. `page` is the address of the page that the feed is about, `self` that of the feed. */
export function rssFeed({
  title,
  description,
  page,
  self,
  entries,
}: {
  title: string;
  description: string;
  page: string;
  self: string;
  entries: FeedEntry[];
}): string {
  const items = entries.map(({ title: name, url, text, at, categories = [] }) => {
    const named = categories.map((category) => `<category>${xmlText(category)}</category>`).join('');
    const date = new Date(at).toUTCString();
    return `<item><title>${xmlText(name)}</title><link>${xmlText(url)}</link><guid>${xmlText(url)}</guid><pubDate>${date}</pubDate><description>${xmlText(text)}</description>${named}</item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${xmlText(title)}</title><link>${xmlText(page)}</link><description>${xmlText(description)}</description><language>en-us</language><atom:link href="${xmlText(self)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel></rss>
`;
}
