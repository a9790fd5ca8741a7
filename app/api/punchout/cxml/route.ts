import { after } from 'next/server';
import { anonymous } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { answerCxml } from '@/lib/punchout/commands/answer';
import { sweepIfDue } from '@/lib/orders/commands/sweep-orders';
import { expire } from '@/lib/platform/cache';

export const POST = defineRoute(
  {
    access: anonymous,
    ownIdempotency: true,
    summary:
      'A cXML document of the purchasing system of a company, proved by its shared secret: PunchOutSetupRequest or OrderRequest. The answer is cXML with status 200; its Status says what came of it',
    bytes: 1_000_000,
    produces: 'text/xml',
    limit: { name: 'punchout', count: 300, seconds: 60 },
  },
  async ({ bytes }) => {
    after(async () => expire(await sweepIfDue()));
    const { xml, stale } = await answerCxml(bytes.toString('utf8'));
    await expire(stale);
    return new Response(xml, {
      headers: { 'content-type': 'text/xml; charset=utf-8', 'cache-control': 'no-store' },
    });
  },
);
