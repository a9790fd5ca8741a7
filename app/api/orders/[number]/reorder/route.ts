import { defineRoute } from '@/lib/api/route';
import { signedIn } from '@/lib/api/access';
import { reorder } from '@/lib/orders/commands/reorder';
import { orderParams } from '@/lib/orders/schema/inputs';
import { reorderResponse } from '@/lib/orders/schema/order';

export const POST = defineRoute(
  {
    access: signedIn,
    summary: 'Add the lines of an earlier order to your cart; the notes say what has changed since',
    params: orderParams,
    response: reorderResponse,
  },
  ({ caller, params }) => reorder(caller, params.number),
);
