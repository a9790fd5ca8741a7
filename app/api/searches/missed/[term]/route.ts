import { defineRoute } from '@/lib/api/route';
import { admin } from '@/lib/api/access';
import { dismissMissedSearch } from '@/lib/catalog/commands/missed-searches';
import { termParams } from '@/lib/catalog/schema';

export const DELETE = defineRoute(
  { access: admin, summary: 'Take a search that found nothing off the list', params: termParams },
  ({ caller, params }) => dismissMissedSearch(caller, params.term),
);
