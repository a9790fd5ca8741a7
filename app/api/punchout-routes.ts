import * as connection from './companies/[id]/punchout/[connection]/route';
import * as secret from './companies/[id]/punchout/[connection]/secret/route';
import * as connections from './companies/[id]/punchout/route';
import * as cxml from './punchout/cxml/route';
import * as oci from './punchout/oci/route';
import * as back from './punchout/return/route';
import * as start from './punchout/start/route';

/** The endpoints of purchasing systems that shop here, and of who connects them. */
export const punchoutRoutes = {
  '/api/companies/{id}/punchout': { GET: connections.GET, POST: connections.POST },
  '/api/companies/{id}/punchout/{connection}': { PUT: connection.PUT, DELETE: connection.DELETE },
  '/api/companies/{id}/punchout/{connection}/secret': { POST: secret.POST },
  '/api/punchout/cxml': { POST: cxml.POST },
  '/api/punchout/oci': { POST: oci.POST },
  '/api/punchout/return': { POST: back.POST },
  '/api/punchout/start': { GET: start.GET },
};
