import { signedIn } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { findAsker } from '@/lib/questions/queries';
import { askerResponse, ownQuestionsQuery } from '@/lib/questions/schema';
import { ok } from '@/lib/shared/result';

export const GET = defineRoute(
  {
    access: signedIn,
    summary: 'Your questions about a product that are not published, and whether you may answer others',
    query: ownQuestionsQuery,
    response: askerResponse,
  },
  async ({ caller, query }) => ok(await findAsker(caller, query.product)),
);
