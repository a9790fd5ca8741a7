import * as ownPrices from './me/prices/route';
import * as exported from './price-lists/[id]/export/route';
import * as batch from './price-lists/[id]/import/[import]/route';
import * as imported from './price-lists/[id]/import/route';
import * as priceList from './price-lists/[id]/route';
import * as priceLists from './price-lists/route';

/** The endpoints of contract prices. */
export const priceListRoutes = {
  '/api/me/prices': { GET: ownPrices.GET },
  '/api/price-lists': { GET: priceLists.GET, POST: priceLists.POST },
  '/api/price-lists/{id}': { GET: priceList.GET, PUT: priceList.PUT, DELETE: priceList.DELETE },
  '/api/price-lists/{id}/export': { GET: exported.GET },
  '/api/price-lists/{id}/import': { POST: imported.POST },
  '/api/price-lists/{id}/import/{import}': { POST: batch.POST },
};
