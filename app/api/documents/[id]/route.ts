import { z } from 'zod';
import { defineRoute } from '@/lib/api/route';
import { anyone } from '@/lib/api/access';
import { readDocument } from '@/lib/documents/queries';
import { documentId } from '@/lib/documents/rules';
import { fail } from '@/lib/shared/result';

/** A stored document; its address is made from its bytes, so it may be kept for ever. */
export const GET = defineRoute(
  {
    access: anyone,
    summary: 'The bytes of a stored document',
    params: z.strictObject({ id: z.string().regex(documentId, 'must be the id of a document') }),
  },
  async ({ params, request }) => {
    const headers = {
      'cache-control': 'public, max-age=31536000, immutable',
      etag: `"${params.id}"`,
      'content-type': 'application/pdf',
      'content-disposition': 'inline',
      // No sandbox here: browsers show no PDF in one. What could run was refused when it came in.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    };
    if (request.headers.get('if-none-match')?.includes(headers.etag)) {
      return new Response(null, { status: 304, headers });
    }
    const bytes = await readDocument(params.id);
    if (!bytes) return fail('not-found', 'no-such-document', 'There is no such document.');
    return new Response(new Uint8Array(bytes), { headers });
  },
);
