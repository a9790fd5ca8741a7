import { z } from 'zod';
import { defineRoute } from '@/lib/api/route';
import { anyone } from '@/lib/api/access';
import { readPicture } from '@/lib/images/queries';
import { imageWidths, takesAvif } from '@/lib/images/rules';
import { cacheTagsHeader, tags } from '@/lib/shared/cache-tags';
import { fail } from '@/lib/shared/result';

const allowedWidths = `must be one of ${imageWidths.join(', ')}`;

/**
 * A stored picture or a narrower variant, as AVIF where the client takes that and it has been made. Its URL is a hash of
 * its bytes, so caches may keep it forever.
 */
export const GET = defineRoute(
  {
    access: anyone,
    produces: 'image/*',
    summary: 'The bytes of a stored picture',
    params: z.strictObject({ id: z.string().regex(/^[\w-]{24}$/, 'must be the id of a picture') }),
    query: z.strictObject({
      w: z
        .string()
        .transform((typed) => imageWidths.find((width) => String(width) === typed))
        .refine((width) => width !== undefined, allowedWidths)
        .optional(),
    }),
  },
  async ({ params, query, request }) => {
    const headers = {
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept',
      [cacheTagsHeader]: tags.picture(params.id),
      'content-security-policy': "default-src 'none'; sandbox",
    };
    const picture = await readPicture(params.id, query.w, { avif: takesAvif(request.headers.get('accept')) });
    if (!picture) return fail('not-found', 'no-such-picture', 'There is no such picture.');
    const etag = `"${picture.filename}"`;
    if (request.headers.get('if-none-match')?.includes(etag))
      return new Response(null, { status: 304, headers: { ...headers, etag } });
    return new Response(new Uint8Array(picture.bytes), {
      headers: { ...headers, etag, 'content-type': picture.contentType },
    });
  },
);
