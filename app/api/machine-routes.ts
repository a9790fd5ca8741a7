import * as one from './machines/[id]/route';
import * as service from './machines/[id]/services/[service]/route';
import * as services from './machines/[id]/services/route';
import * as all from './machines/route';
import * as fits from './me/machines/route';

/** The endpoints of customers’ machines, for the API document. */
export const machineRoutes = {
  '/api/machines': { GET: all.GET, POST: all.POST },
  '/api/machines/{id}': { GET: one.GET, PATCH: one.PATCH, DELETE: one.DELETE },
  '/api/machines/{id}/services': { POST: services.POST },
  '/api/machines/{id}/services/{service}': { PATCH: service.PATCH, DELETE: service.DELETE },
  '/api/me/machines': { GET: fits.GET },
};
