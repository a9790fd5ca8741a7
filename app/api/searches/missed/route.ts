import { z } from 'zod';
import { defineRoute } from '@/lib/api/route';
import { staff } from '@/lib/api/access';
import { clearMissedSearches } from '@/lib/search/commands';

export const DELETE = defineRoute(
  {
    access: staff('searches.edit'),
    summary: 'Clear the list of searches that found nothing',
    response: z.object({ cleared: z.int() }),
  },
  ({ caller }) => clearMissedSearches(caller),
);
