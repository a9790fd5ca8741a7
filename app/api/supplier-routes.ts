import * as reorderExport from './stock/reorder-points/export/route';
import * as reorderImport from './stock/reorder-points/import/route';
import * as reorderImportBatch from './stock/reorder-points/import/[id]/route';
import * as reorderPoints from './stock/reorder-points/route';
import * as partExport from './supplier-parts/export/route';
import * as partImport from './supplier-parts/import/route';
import * as partImportBatch from './supplier-parts/import/[id]/route';
import * as suppliers from './suppliers/route';
import * as supplier from './suppliers/[id]/route';
import * as supplierPart from './suppliers/[id]/parts/[sku]/route';

/** The endpoints of suppliers, their parts, and when to order again. */
export const supplierRoutes = {
  '/api/stock/reorder-points/export': { GET: reorderExport.GET },
  '/api/stock/reorder-points/import': { POST: reorderImport.POST },
  '/api/stock/reorder-points/import/{id}': { POST: reorderImportBatch.POST },
  '/api/stock/reorder-points': { PUT: reorderPoints.PUT },
  '/api/supplier-parts/export': { GET: partExport.GET },
  '/api/supplier-parts/import': { POST: partImport.POST },
  '/api/supplier-parts/import/{id}': { POST: partImportBatch.POST },
  '/api/suppliers': { GET: suppliers.GET, POST: suppliers.POST },
  '/api/suppliers/{id}': { PUT: supplier.PUT },
  '/api/suppliers/{id}/parts/{sku}': { PUT: supplierPart.PUT, DELETE: supplierPart.DELETE },
};
