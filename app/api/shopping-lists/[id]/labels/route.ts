import { signedIn } from '@/lib/api/access';
import { failureResponse } from '@/lib/api/errors';
import { pdfResponse } from '@/lib/api/pdf-response';
import { defineRoute } from '@/lib/api/route';
import { noSuchList } from '@/lib/shopping-lists/queries/access';
import { findShoppingList } from '@/lib/shopping-lists/queries/lists';
import { labelQuery, listParams } from '@/lib/shopping-lists/schema';

export const GET = defineRoute(
  {
    access: signedIn,
    produces: 'application/pdf',
    summary:
      'Labels for the bins of a shopping list as PDF: sheets of 24 on A4, or one to a page for label printers',
    params: listParams,
    query: labelQuery,
    limit: { name: 'bin-labels', count: 60, seconds: 600 },
  },
  async ({ caller, params, query }) => {
    const list = await findShoppingList(caller.userId, params.id);
    if (!list) return failureResponse(noSuchList().failure);
    // Loaded when it is used: other calls don't need it.
    const { binLabelsPdf } = await import('@/lib/shopping-lists/pdf');
    return pdfResponse('labels.pdf', await binLabelsPdf(list, query.format));
  },
);
