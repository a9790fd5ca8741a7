import { route } from '@/lib/api/route';
import { admin } from '@/lib/api/who';
import { editItem } from '@/lib/catalog/commands/items';
import { idParams, itemEdit, savedAnswer } from '@/lib/catalog/schema';

export const PATCH = route(
  {
    who: admin,
    summary: 'Change parts of an item; its state publishes, unpublishes or archives it',
    params: idParams,
    body: itemEdit,
    answer: savedAnswer,
  },
  ({ who, params, body }) => editItem(who, params.id, body),
);
