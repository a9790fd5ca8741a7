import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { makeKey } from '@/lib/api-keys/commands/keys';
import { listKeys } from '@/lib/api-keys/queries';
import { apiKeys, keyInput, newApiKey } from '@/lib/api-keys/schema';
import { ok } from '@/lib/shared/result';

export const GET = defineRoute(
  { access: staff('keys.view'), summary: 'The API keys, without their secrets', response: apiKeys },
  async () => ok(await listKeys()),
);

export const POST = defineRoute(
  {
    access: staff('keys.edit'),
    summary: 'Make an API key, which is in this response alone',
    body: keyInput,
    response: newApiKey,
    status: 201,
  },
  ({ caller, body }) => makeKey(caller, body),
);
