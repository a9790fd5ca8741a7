import { defineRoute } from '@/lib/api/route';
import { staff } from '@/lib/api/access';
import { saveView } from '@/lib/saved-views/commands';
import { newSavedView, savedView } from '@/lib/saved-views/schema';

export const POST = defineRoute(
  {
    access: staff('products.view'),
    summary: 'Save the filter, sort and columns of a list under a name, for oneself or shared',
    body: newSavedView,
    response: savedView,
    status: 201,
  },
  ({ caller, body }) => saveView(caller, body),
);
