import { route } from '@/lib/api/route';
import { signedIn } from '@/lib/api/who';
import { editAddress, removeAddress } from '@/lib/orders/commands/address-book';
import { addressAnswer } from '@/lib/orders/schema/answers';
import { addressInput, addressParams } from '@/lib/orders/schema/inputs';

export const PUT = route(
  {
    who: signedIn,
    summary: 'Change an address of your address book',
    params: addressParams,
    body: addressInput,
    answer: addressAnswer,
  },
  ({ who, params, body }) => editAddress(who, params.id, body),
);

export const DELETE = route(
  { who: signedIn, summary: 'Remove an address from your address book', params: addressParams },
  ({ who, params }) => removeAddress(who, params.id),
);
