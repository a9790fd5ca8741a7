import { defineRoute } from '@/lib/api/route';
import { staff } from '@/lib/api/access';
import { dismissMissedSearch } from '@/lib/search/commands';
import { termParams } from '@/lib/search/schema';

export const DELETE = defineRoute(
  {
    access: staff('searches.edit'),
    summary: 'Remove a search that found nothing from the list',
    params: termParams,
  },
  ({ caller, params }) => dismissMissedSearch(caller, params.term),
);
