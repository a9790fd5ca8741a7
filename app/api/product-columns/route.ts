import { defineRoute } from '@/lib/api/route';
import { staff } from '@/lib/api/access';
import { chooseColumns } from '@/lib/saved-views/commands';
import { chosenColumns } from '@/lib/saved-views/schema';

export const PUT = defineRoute(
  {
    access: staff('products.view'),
    summary: 'Choose the columns that the product list shows you',
    body: chosenColumns,
    response: chosenColumns,
  },
  ({ caller, body }) => chooseColumns(caller, 'products', body.columns),
);
