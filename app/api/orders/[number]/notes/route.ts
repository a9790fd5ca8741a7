import { z } from 'zod';
import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { addNote } from '@/lib/orders/commands/notes';
import { listNotes } from '@/lib/orders/queries/notes';
import { readIdempotencyKey } from '@/lib/orders/rules/idempotency-key';
import { orderParams } from '@/lib/orders/schema/inputs';
import { noteInput, orderNote } from '@/lib/orders/schema/notes';
import { ok } from '@/lib/shared/result';

export const GET = defineRoute(
  {
    access: staff('orders.view'),
    summary: 'The notes of the staff about an order, the earliest first; its customer never sees them',
    params: orderParams,
    response: z.array(orderNote),
  },
  async ({ caller, params }) => ok(await listNotes(caller, params.number)),
);

export const POST = defineRoute(
  {
    ownIdempotency: true,
    access: staff('orders.edit'),
    summary: 'Add a note about an order for the staff; needs the header Idempotency-Key',
    params: orderParams,
    body: noteInput,
    response: orderNote,
    status: 201,
  },
  async ({ caller, params, body, request }) => {
    const key = readIdempotencyKey(request.headers.get('idempotency-key'));
    return key.ok ? addNote(caller, params.number, body, key.value) : key;
  },
);
