import { signedIn } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { findOwnParts } from '@/lib/own-numbers/queries';
import { ownNumberMatchQuery, ownNumberSuggestions } from '@/lib/own-numbers/schema';
import { ok } from '@/lib/shared/result';

export const GET = defineRoute(
  {
    access: signedIn,
    summary:
      'Up to five products whose part number of your own, or of the company for which you buy, begins as typed',
    query: ownNumberMatchQuery,
    response: ownNumberSuggestions,
  },
  async ({ caller, query }) => ok({ parts: await findOwnParts(caller, query.q) }),
);
