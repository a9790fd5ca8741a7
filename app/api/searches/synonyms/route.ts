import { z } from 'zod';
import { defineRoute } from '@/lib/api/route';
import { staff } from '@/lib/api/access';
import { addSynonym } from '@/lib/search/commands';
import { synonymInput } from '@/lib/search/schema';

export const POST = defineRoute(
  {
    access: staff('searches.edit'),
    summary: 'Add a synonym for a search that finds nothing',
    body: synonymInput,
    response: z.object({ term: z.string() }),
    status: 201,
  },
  ({ caller, body }) => addSynonym(caller, body),
);
