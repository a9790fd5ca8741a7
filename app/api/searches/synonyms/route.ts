import { z } from 'zod';
import { defineRoute } from '@/lib/api/route';
import { admin } from '@/lib/api/access';
import { addSynonym } from '@/lib/search/commands';
import { synonymInput } from '@/lib/search/schema';

export const POST = defineRoute(
  {
    access: admin,
    summary: 'Say what a search that finds nothing means',
    body: synonymInput,
    response: z.object({ term: z.string() }),
    status: 201,
  },
  ({ caller, body }) => addSynonym(caller, body),
);
