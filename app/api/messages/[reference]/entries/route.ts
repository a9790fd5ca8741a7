import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { addEntry } from '@/lib/contact/commands/inbox';
import { entryInput, messageParams, messageResponse } from '@/lib/contact/schema';
import { idempotencyKey } from '@/lib/orders/schema/inputs';
import { fail } from '@/lib/shared/result';

export const POST = defineRoute(
  {
    ownIdempotency: true,
    access: staff('messages.edit'),
    summary:
      'Reply to a message, or add a note or the customer’s mail to it; needs the header Idempotency-Key',
    params: messageParams,
    body: entryInput,
    response: messageResponse,
    status: 201,
  },
  async ({ caller, params, body, request }) => {
    const key = idempotencyKey.safeParse(request.headers.get('idempotency-key'));
    if (!key.success) return fail('invalid', 'no-idempotency-key', 'Idempotency-Key: is missing or invalid');
    return addEntry(caller, params.reference, body, key.data);
  },
);
