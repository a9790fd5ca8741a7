import { checkoutCapability, protocolVersion } from '@/app/ucp/protocol';
import { anonymous } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { siteUrl } from '@/lib/platform/env';
import { ok } from '@/lib/shared/result';

const documents = `https://ucp.dev/${protocolVersion}`;

/** What agents find of the shop by the Universal Commerce Protocol: checkout sessions, which a person finishes. */
export const GET = defineRoute(
  { access: anonymous, summary: 'Profile of the Universal Commerce Protocol', publicFor: 300 },
  async () =>
    ok({
      ucp: {
        version: protocolVersion,
        services: {
          'dev.ucp.shopping': [
            {
              version: protocolVersion,
              spec: `${documents}/specification/overview`,
              transport: 'rest',
              schema: `${documents}/services/shopping/rest.openapi.json`,
              endpoint: `${siteUrl()}/ucp/v1`,
            },
          ],
        },
        capabilities: {
          [checkoutCapability]: [
            {
              version: protocolVersion,
              spec: `${documents}/specification/checkout`,
              schema: `${documents}/schemas/shopping/checkout.json`,
            },
          ],
        },
        payment_handlers: {},
      },
    }),
);
