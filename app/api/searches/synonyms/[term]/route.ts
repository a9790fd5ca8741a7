import { defineRoute } from '@/lib/api/route';
import { staff } from '@/lib/api/access';
import { removeSynonym } from '@/lib/search/commands';
import { termParams } from '@/lib/search/schema';

export const DELETE = defineRoute(
  { access: staff('searches.edit'), summary: 'Forget what a search was said to mean', params: termParams },
  ({ caller, params }) => removeSynonym(caller, params.term),
);
