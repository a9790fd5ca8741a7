import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { removeNote } from '@/lib/orders/commands/notes';
import { noteParams } from '@/lib/orders/schema/notes';

export const DELETE = defineRoute(
  {
    access: staff('orders.edit'),
    summary: 'Remove a note that you wrote about an order',
    params: noteParams,
  },
  ({ caller, params }) => removeNote(caller, params.number, params.id),
);
