import { openapiDocument } from '@/lib/api/openapi';
import { withSharedParts } from '@/lib/api/shared-schemas';
import { findShop } from '@/lib/settings/queries';
import { apiRoutes } from '../routes';

/** The API document (OpenAPI 3.1), generated from the declarations that check the calls. */
export async function GET(): Promise<Response> {
  const { name } = await findShop();
  return Response.json(withSharedParts(openapiDocument(`${name} API`, apiRoutes)), {
    headers: { 'cache-control': 'public, max-age=0, s-maxage=300' },
  });
}
