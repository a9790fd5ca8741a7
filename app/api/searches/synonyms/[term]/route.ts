import { route } from '@/lib/api/route';
import { admin } from '@/lib/api/who';
import { removeSynonym } from '@/lib/catalog/commands/missed-searches';
import { termParams } from '@/lib/catalog/schema';

export const DELETE = route(
  { who: admin, summary: 'Forget what a search was said to mean', params: termParams },
  ({ who, params }) => removeSynonym(who, params.term),
);
