import { z } from 'zod';
import { route } from '@/lib/api/route';
import { admin } from '@/lib/api/who';
import { clearMissedSearches } from '@/lib/catalog/commands/missed-searches';

export const DELETE = route(
  {
    who: admin,
    summary: 'Clear the list of searches that found nothing',
    answer: z.object({ cleared: z.int() }),
  },
  ({ who }) => clearMissedSearches(who),
);
