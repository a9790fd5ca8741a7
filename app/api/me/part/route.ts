import { signedIn } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { findOwnPart } from '@/lib/own-numbers/queries';
import { ownNumberMatch, ownNumberMatchQuery } from '@/lib/own-numbers/schema';
import { ok } from '@/lib/shared/result';

export const GET = defineRoute(
  {
    access: signedIn,
    summary:
      'The page of the product that you mean by a part number of your own, or of the company for which you buy',
    query: ownNumberMatchQuery,
    response: ownNumberMatch,
  },
  async ({ caller, query }) => ok({ href: (await (await findOwnPart(caller, query.q))?.href) ?? null }),
);
