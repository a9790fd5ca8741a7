import * as assortment from './assortments/[id]/route';
import * as assortments from './assortments/route';
import * as dataSheet from './me/data-sheets/[slug]/route';

/** The endpoints of assortments. */
export const assortmentRoutes = {
  '/api/me/data-sheets/{slug}': { GET: dataSheet.GET },
  '/api/assortments': { GET: assortments.GET, POST: assortments.POST },
  '/api/assortments/{id}': { GET: assortment.GET, PUT: assortment.PUT, DELETE: assortment.DELETE },
};
