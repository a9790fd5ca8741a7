import { defineRoute } from '@/lib/api/route';
import { anyone } from '@/lib/api/access';
import { suggest } from '@/lib/search/queries/suggest';
import { ok } from '@/lib/shared/result';
import { suggestResponse, suggestQuery } from '@/lib/search/schema';

/** Suggestions for what a buyer has typed so far. */
export const GET = defineRoute(
  {
    access: anyone,
    summary: 'Suggestions for a search that is being typed',
    query: suggestQuery,
    response: suggestResponse,
    publicFor: 60,
  },
  async ({ query }) => ok(await suggest(query.q)),
);
