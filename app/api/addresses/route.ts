import { z } from 'zod';
import { defineRoute } from '@/lib/api/route';
import { signedIn } from '@/lib/api/access';
import { saveAddress } from '@/lib/orders/commands/address-book';
import { listAddresses } from '@/lib/orders/queries/orders';
import { addressResponse } from '@/lib/orders/schema/order';
import { addressInput } from '@/lib/orders/schema/inputs';
import { ok } from '@/lib/shared/result';

export const GET = defineRoute(
  { access: signedIn, summary: 'Your address book', response: z.array(addressResponse) },
  async ({ caller }) => ok(await listAddresses(caller.userId)),
);

export const POST = defineRoute(
  {
    access: signedIn,
    summary: 'Save an address in your address book',
    body: addressInput,
    response: addressResponse,
    status: 201,
  },
  ({ caller, body }) => saveAddress(caller, body),
);
