import { z } from 'zod';
import { route } from '@/lib/api/route';
import { admin } from '@/lib/api/who';
import { addSynonym } from '@/lib/catalog/commands/missed-searches';
import { synonymInput } from '@/lib/catalog/schema';

export const POST = route(
  {
    who: admin,
    summary: 'Say what a search that finds nothing means',
    body: synonymInput,
    answer: z.object({ term: z.string() }),
    status: 201,
  },
  ({ who, body }) => addSynonym(who, body),
);
