import { z } from 'zod';
import { route } from '@/lib/api/route';
import { anyone } from '@/lib/api/who';
import { readPicture } from '@/lib/images/queries';
import { refuse } from '@/lib/shared/result';

/** A stored picture; its address is made from its bytes, so it may be kept for ever. */
export const GET = route(
  {
    who: anyone,
    summary: 'The bytes of a stored picture',
    params: z.strictObject({ id: z.string().regex(/^[\w-]{24}$/, 'must be the id of a picture') }),
  },
  async ({ params, request }) => {
    const headers = {
      'cache-control': 'public, max-age=31536000, immutable',
      etag: `"${params.id}"`,
      'content-security-policy': "default-src 'none'; sandbox",
    };
    if (request.headers.get('if-none-match')?.includes(headers.etag)) {
      return new Response(null, { status: 304, headers });
    }
    const picture = await readPicture(params.id);
    if (!picture) return refuse('not-found', 'no-such-picture', 'There is no such picture.');
    return new Response(new Uint8Array(picture.bytes), {
      headers: { ...headers, 'content-type': picture.contentType },
    });
  },
);
