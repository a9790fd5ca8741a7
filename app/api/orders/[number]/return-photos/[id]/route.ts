import { signedIn } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { readReturnPhoto } from '@/lib/orders/commands/return-photos';
import { photoParams } from '@/lib/orders/schema/returns';

export const GET = defineRoute(
  {
    access: signedIn,
    produces: 'image/webp',
    summary: 'A photo of a return, for its customer and staff',
    params: photoParams,
  },
  async ({ caller, params }) => {
    const photo = await readReturnPhoto(caller, params.number, params.id);
    if (!photo.ok) return photo;
    return new Response(new Uint8Array(photo.value), {
      headers: {
        'content-type': 'image/webp',
        'cache-control': 'private, no-store',
        'content-security-policy': "default-src 'none'; sandbox",
      },
    });
  },
);
