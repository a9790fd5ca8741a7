import { route } from '@/lib/api/route';
import { admin } from '@/lib/api/who';
import { addItem } from '@/lib/catalog/commands/items';
import { itemInput, savedAnswer } from '@/lib/catalog/schema';

export const POST = route(
  {
    who: admin,
    summary: 'Add an item, as a draft or published',
    body: itemInput,
    answer: savedAnswer,
    status: 201,
  },
  ({ who, body }) => addItem(who, body),
);
