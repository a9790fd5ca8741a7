import { z } from 'zod';
import { signedIn } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { maxUploadBytes } from '@/lib/images/rules';
import { storeReturnPhoto } from '@/lib/orders/commands/return-photos';
import { orderParams } from '@/lib/orders/schema/inputs';

export const POST = defineRoute(
  {
    access: signedIn,
    summary: 'Store a photo for a return of your order: the raw bytes of a JPEG, PNG or WebP file',
    params: orderParams,
    bytes: maxUploadBytes,
    response: z.strictObject({ id: z.string() }),
    status: 201,
    limit: { name: 'pictures', count: 60, seconds: 600 },
  },
  ({ caller, params, bytes }) => storeReturnPhoto(caller, params.number, bytes),
);
