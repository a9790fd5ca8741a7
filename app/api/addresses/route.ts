import { z } from 'zod';
import { route } from '@/lib/api/route';
import { signedIn } from '@/lib/api/who';
import { saveAddress } from '@/lib/orders/commands/address-book';
import { listAddresses } from '@/lib/orders/queries/addresses';
import { addressAnswer } from '@/lib/orders/schema/answers';
import { addressInput } from '@/lib/orders/schema/inputs';
import { ok } from '@/lib/shared/result';

export const GET = route(
  { who: signedIn, summary: 'Your address book', answer: z.array(addressAnswer) },
  async ({ who }) => ok(await listAddresses(who.userId)),
);

export const POST = route(
  {
    who: signedIn,
    summary: 'Save an address in your address book',
    body: addressInput,
    answer: addressAnswer,
    status: 201,
  },
  ({ who, body }) => saveAddress(who, body),
);
