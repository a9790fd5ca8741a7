import { orCompanyKey, signedIn } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { findNotOffered } from '@/lib/assortments/queries';
import { ownOffers } from '@/lib/assortments/schema';
import { orShopper } from '@/lib/cart/queries/visitor';
import { findOwnPrices } from '@/lib/price-lists/queries';
import { ownPricesQuery } from '@/lib/price-lists/schema';
import { ok } from '@/lib/shared/result';

export const GET = defineRoute(
  {
    access: orShopper(orCompanyKey(signedIn, 'company-prices:read')),
    summary:
      'Your contract prices for products, in the name of the company for which you buy now, without those that cost you the public price; and the products that are not in its assortment',
    query: ownPricesQuery,
    response: ownOffers,
  },
  async ({ caller, query }) => {
    const [prices, notOffered] = await Promise.all([
      findOwnPrices(query.products, caller),
      findNotOffered(query.products, caller),
    ]);
    return ok({ ...prices, notOffered });
  },
);
