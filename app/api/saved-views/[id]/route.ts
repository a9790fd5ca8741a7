import { defineRoute } from '@/lib/api/route';
import { staff } from '@/lib/api/access';
import { changeView, deleteView } from '@/lib/saved-views/commands';
import { savedView, savedViewInput, savedViewParams } from '@/lib/saved-views/schema';

export const PUT = defineRoute(
  {
    access: staff('products.view'),
    summary: 'Rename a saved view, share it or stop sharing it',
    params: savedViewParams,
    body: savedViewInput,
    response: savedView,
  },
  ({ caller, params, body }) => changeView(caller, params.id, body),
);

export const DELETE = defineRoute(
  { access: staff('products.view'), summary: 'Delete a saved view', params: savedViewParams },
  ({ caller, params }) => deleteView(caller, params.id),
);
