import { anyone } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { streamed } from '@/lib/api/streamed';
import { listProducts } from '@/lib/catalog/queries/products';
import { findStructure } from '@/lib/catalog/queries/structure';
import { deliversByTables } from '@/lib/delivery/providers/registry';
import { merchantItem, type merchantFormats } from '@/lib/feeds/rules/merchant';
import { siteUrl } from '@/lib/platform/env';
import { findShop } from '@/lib/settings/queries';

type Format = (typeof merchantFormats)[keyof typeof merchantFormats];

async function* parts({ head, item, end }: Format): AsyncGenerator<string> {
  const [shop, structure, site] = [await findShop(), await findStructure(), siteUrl()];
  const delivering = deliversByTables() ? shop : null;
  yield head(shop.name, site);
  for (let after = ''; ;) {
    const products = await listProducts({ after });
    const last = products.at(-1);
    if (!last) break;
    const now = new Date();
    const items = products.flatMap((product) =>
      product.variants.map((variant) =>
        item(merchantItem(product, variant, structure, site, now, delivering)),
      ),
    );
    yield items.join('');
    after = last.id;
  }
  yield end;
}

/** The route of a feed of all published products, read from the database as it is sent. */
export const merchantFeed = (format: Format) =>
  defineRoute(
    {
      access: anyone,
      summary: 'All published products in the format of Google Merchant Center',
      // Each reads the whole catalog.
      limit: { name: 'product-feed', count: 20, seconds: 3600 },
    },
    async () =>
      streamed(parts(format), { 'content-type': format.type, 'cache-control': 'public, max-age=3600' }),
  );
