import { defineRoute } from '@/lib/api/route';
import { signedIn } from '@/lib/api/access';
import { editAddress, removeAddress } from '@/lib/orders/commands/address-book';
import { addressResponse } from '@/lib/orders/schema/order';
import { addressInput, addressParams } from '@/lib/orders/schema/inputs';

export const PUT = defineRoute(
  {
    access: signedIn,
    summary: 'Change an address of your address book',
    params: addressParams,
    body: addressInput,
    response: addressResponse,
  },
  ({ caller, params, body }) => editAddress(caller, params.id, body),
);

export const DELETE = defineRoute(
  { access: signedIn, summary: 'Remove an address from your address book', params: addressParams },
  ({ caller, params }) => removeAddress(caller, params.id),
);
