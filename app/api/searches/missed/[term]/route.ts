import { route } from '@/lib/api/route';
import { admin } from '@/lib/api/who';
import { dismissMissedSearch } from '@/lib/catalog/commands/missed-searches';
import { termParams } from '@/lib/catalog/schema';

export const DELETE = route(
  { who: admin, summary: 'Take a search that found nothing off the list', params: termParams },
  ({ who, params }) => dismissMissedSearch(who, params.term),
);
