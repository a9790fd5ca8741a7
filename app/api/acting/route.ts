import { anyone, staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { beginActing, endActing } from '@/lib/auth/acting';
import { actingEnded, actingInput, actingStarted } from '@/lib/users/schema/responses';

export const POST = defineRoute(
  {
    access: staff('accounts.act'),
    summary:
      'Act in the account of a customer, for an hour at most: this browser gets a session of it, and each of its writes is recorded with both names',
    body: actingInput,
    response: actingStarted,
  },
  ({ caller, body }) => beginActing(caller, body),
);

export const DELETE = defineRoute(
  {
    access: anyone,
    summary: 'Return from the account of a customer to your own session',
    response: actingEnded,
    cookieAlone: true,
  },
  ({ request }) => endActing(request),
);
