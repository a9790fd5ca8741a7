import { z } from 'zod';
import { defineRoute } from '@/lib/api/route';
import { signedIn } from '@/lib/api/access';
import { reorder } from '@/lib/orders/commands/reorder';
import { orderParams } from '@/lib/orders/schema/inputs';

export const POST = defineRoute(
  {
    access: signedIn,
    summary: 'Put what an earlier order bought into your cart; the notes say what changed since',
    params: orderParams,
    response: z.object({ added: z.number(), notes: z.array(z.string()) }),
  },
  ({ caller, params }) => reorder(caller, params.number),
);
