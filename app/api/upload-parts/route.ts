import { customer } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { keepPart, partQuery } from '@/lib/api/upload-parts';
import { partBytes } from '@/lib/shared/upload-parts';
import { done } from '@/lib/users/schema/responses';

export const POST = defineRoute(
  {
    access: customer,
    summary:
      'Send a part, of at most 4 MB, of a raw body that is too large for one request: the call that takes the body names its parts in the header X-Upload within 15 minutes',
    query: partQuery,
    bytes: partBytes,
    response: done,
    changesNothing: true,
  },
  ({ caller, query, bytes }) => keepPart(caller, query, bytes),
);
