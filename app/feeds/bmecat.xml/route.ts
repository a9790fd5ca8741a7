import { anyone } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { streamed } from '@/lib/api/streamed';
import { bmecatParts } from '@/lib/reports/queries/bmecat';

/** All published products at their list prices as BMEcat 2005, read from the database as it is sent. */
export const GET = defineRoute(
  {
    access: anyone,
    summary: 'All published products as BMEcat 2005',
    // Each reads the whole catalog.
    limit: { name: 'product-feed', count: 20, seconds: 3600 },
  },
  async () =>
    streamed(bmecatParts(), {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    }),
);
