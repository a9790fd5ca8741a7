import * as match from './me/part/route';
import * as matches from './me/parts/route';
import * as exported from './own-numbers/[owner]/export/route';
import * as batch from './own-numbers/[owner]/import/[id]/route';
import * as imported from './own-numbers/[owner]/import/route';
import * as part from './own-numbers/[owner]/parts/[sku]/route';
import * as list from './own-numbers/[owner]/route';

/** The endpoints of customers' own part numbers. */
export const ownNumberRoutes = {
  '/api/me/part': { GET: match.GET },
  '/api/me/parts': { GET: matches.GET },
  '/api/own-numbers/{owner}': { GET: list.GET },
  '/api/own-numbers/{owner}/export': { GET: exported.GET },
  '/api/own-numbers/{owner}/import': { POST: imported.POST },
  '/api/own-numbers/{owner}/import/{id}': { POST: batch.POST },
  '/api/own-numbers/{owner}/parts/{sku}': { PUT: part.PUT, DELETE: part.DELETE },
};
