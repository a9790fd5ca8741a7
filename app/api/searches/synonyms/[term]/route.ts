import { defineRoute } from '@/lib/api/route';
import { staff } from '@/lib/api/access';
import { removeSynonym } from '@/lib/search/commands';
import { termParams } from '@/lib/search/schema';

export const DELETE = defineRoute(
  { access: staff('searches.edit'), summary: 'Remove the synonym of a search', params: termParams },
  ({ caller, params }) => removeSynonym(caller, params.term),
);
