import * as vatId from './account/vat-id/route';
import * as certificateFile from './tax-certificates/[id]/file/route';
import * as certificateRevocation from './tax-certificates/[id]/revocation/route';
import * as certificate from './tax-certificates/[id]/route';
import * as certificatesExport from './tax-certificates/export/route';
import * as certificates from './tax-certificates/route';
import * as tryTax from './taxes/try/route';

/** The endpoints of taxes, for the API document. */
export const taxRoutes = {
  '/api/account/vat-id': { PUT: vatId.PUT },
  '/api/tax-certificates': { POST: certificates.POST },
  '/api/tax-certificates/export': { GET: certificatesExport.GET },
  '/api/tax-certificates/{id}': { PUT: certificate.PUT },
  '/api/tax-certificates/{id}/file': { GET: certificateFile.GET, PUT: certificateFile.PUT },
  '/api/tax-certificates/{id}/revocation': { PUT: certificateRevocation.PUT },
  '/api/taxes/try': { POST: tryTax.POST },
};
