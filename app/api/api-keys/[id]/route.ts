import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { revokeKey } from '@/lib/api-keys/commands/keys';
import { keyParams } from '@/lib/api-keys/schema';
import { done } from '@/lib/users/schema/responses';

export const DELETE = defineRoute(
  {
    access: staff('keys.edit'),
    summary: 'Revoke an API key: its next request is rejected',
    params: keyParams,
    response: done,
  },
  ({ caller, params }) => revokeKey(caller, params.id),
);
