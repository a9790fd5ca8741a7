import { z } from 'zod';
import { defineRoute } from '@/lib/api/route';
import { staff } from '@/lib/api/access';
import { saveStandards } from '@/lib/search/commands/standards';
import { readStandards } from '@/lib/search/queries/standards';
import { standardTable, storedStandards } from '@/lib/search/schema';
import { ok } from '@/lib/shared/result';

export const GET = defineRoute(
  {
    access: staff('searches.view'),
    summary: 'The standards that can take each other’s place, in groups',
    response: storedStandards,
  },
  async () => ok(await readStandards()),
);

export const PUT = defineRoute(
  {
    access: staff('searches.edit'),
    summary: 'Replace the table of standards that searches find for each other',
    body: standardTable,
    response: z.object({ revision: z.number() }),
  },
  ({ caller, body }) => saveStandards(caller, body),
);
