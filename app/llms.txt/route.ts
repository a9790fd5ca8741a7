import { countProducts } from '@/lib/catalog/queries/slugs';
import { findStructure } from '@/lib/catalog/queries/structure';
import { categoryTree } from '@/lib/catalog/rules/structure';
import { listPages } from '@/lib/content/queries';
import { llmsText } from '@/lib/content/rules/llms-text';
import { siteUrl } from '@/lib/platform/env';
import { findShop } from '@/lib/settings/queries';
import { formatNumber } from '@/lib/shared/formats';

export const dynamic = 'force-static';

/** What the shop is and where programs find what, for language models. */
export async function GET(): Promise<Response> {
  const [shop, structure, count, pages] = [
    await findShop(),
    await findStructure(),
    await countProducts(),
    await listPages(),
  ];
  const site = siteUrl();
  const facts = [
    `${formatNumber(count)} products, prices in ${shop.currency}`,
    `Ships to: ${shop.countries.map(({ name }) => name).join(', ')}`,
    'A person places each order on the site: no program can do it unasked',
  ];
  const text = llmsText(shop.name, shop.tagline, facts, [
    {
      name: 'For programs',
      links: [
        {
          name: 'MCP server',
          url: `${site}/mcp`,
          text: 'tools to search, read, compare, check stock, fill a cart, draft an order and request a quote (streamable HTTP)',
        },
        {
          name: 'Universal Commerce Protocol',
          url: `${site}/.well-known/ucp`,
          text: 'checkout sessions that a person finishes on the site',
        },
        {
          name: 'API document',
          url: `${site}/api/openapi.json`,
          text: `OpenAPI 3.1, readable at ${site}/api/docs`,
        },
        {
          name: 'Product feed',
          url: `${site}/feeds/google.xml`,
          text: 'all products, also as /feeds/google.tsv',
        },
        { name: 'New products', url: `${site}/feeds/new-products.xml`, text: 'RSS' },
        { name: 'Site map', url: `${site}/sitemap.xml` },
      ],
    },
    {
      name: 'Categories',
      links: categoryTree(structure).map(({ category: { name, slug, text: about } }) => ({
        name,
        url: `${site}/shop/${slug}`,
        text: about,
      })),
    },
    {
      name: 'Pages and policies',
      links: [
        ...pages.map(({ slug, title }) => ({ name: title, url: `${site}/${slug}` })),
        { name: 'Contact', url: `${site}/contact` },
      ],
    },
  ]);
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
