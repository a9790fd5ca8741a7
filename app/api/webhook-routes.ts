import * as apiKey from './api-keys/[id]/route';
import * as apiKeys from './api-keys/route';
import * as deliveries from './webhook-deliveries/route';
import * as replay from './webhook-deliveries/[id]/replay/route';
import * as endpoint from './webhooks/[id]/route';
import * as secret from './webhooks/[id]/secret/route';
import * as test from './webhooks/[id]/test/route';
import * as endpoints from './webhooks/route';

/** The endpoints with which staff manage webhooks and API keys. */
export const webhookRoutes = {
  '/api/api-keys': { GET: apiKeys.GET, POST: apiKeys.POST },
  '/api/api-keys/{id}': { DELETE: apiKey.DELETE },
  '/api/webhooks': { GET: endpoints.GET, POST: endpoints.POST },
  '/api/webhooks/{id}': { PATCH: endpoint.PATCH, DELETE: endpoint.DELETE },
  '/api/webhooks/{id}/secret': { POST: secret.POST },
  '/api/webhooks/{id}/test': { POST: test.POST },
  '/api/webhook-deliveries': { GET: deliveries.GET },
  '/api/webhook-deliveries/{id}/replay': { POST: replay.POST },
};
