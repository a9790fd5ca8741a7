import { z } from 'zod';
import { defineRoute } from '@/lib/api/route';
import { anyone } from '@/lib/api/access';
import { readDocument } from '@/lib/documents/queries';
import { documentId } from '@/lib/documents/rules';
import { cacheTagsHeader, everything } from '@/lib/shared/cache-tags';
import { fail } from '@/lib/shared/result';

/** A stored document, as a download. Its URL is a hash of its bytes, so caches may keep it forever. */
export const GET = defineRoute(
  {
    access: anyone,
    produces: 'application/pdf',
    summary: 'The bytes of a stored document',
    params: z.strictObject({ id: z.string().regex(documentId, 'must be the id of a document') }),
  },
  async ({ params, request }) => {
    const headers = {
      'cache-control': 'public, max-age=31536000, immutable',
      etag: `"${params.id}"`,
      [cacheTagsHeader]: everything,
      'content-type': 'application/pdf',
      // Documents stored by earlier versions were not sanitized, so browsers may only download them.
      'content-disposition': 'attachment',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    };
    if (request.headers.get('if-none-match')?.includes(headers.etag)) {
      return new Response(null, { status: 304, headers });
    }
    const bytes = await readDocument(params.id);
    if (!bytes) return fail('not-found', 'no-such-document', 'There is no such document.');
    return new Response(new Uint8Array(bytes), { headers });
  },
);
