import { defineRoute } from '@/lib/api/route';
import { buyer } from '@/lib/cart/queries/visitor';
import { findAlternatives } from '@/lib/quick-order/queries/alternatives';
import { alternatives, alternativesQuery } from '@/lib/quick-order/schema';
import { ok } from '@/lib/shared/result';

export const GET = defineRoute(
  {
    access: buyer,
    summary:
      'What you can have now in place of so many units of a SKU that are not in stock, and what differs; empty when they are',
    query: alternativesQuery,
    response: alternatives,
    limit: { name: 'alternatives', count: 600, seconds: 600 },
  },
  async ({ caller, query }) => ok(await findAlternatives(query, caller)),
);
