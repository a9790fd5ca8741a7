import { z } from 'zod';
import { staffOrKey } from '@/lib/api/access';
import { csvResponse } from '@/lib/api/csv-response';
import { defineRoute } from '@/lib/api/route';
import { skuText } from '@/lib/catalog/schema/inputs';
import { eachMovement } from '@/lib/inventory/queries/ledger';
import { findShop } from '@/lib/settings/queries';
import { decimalMoney } from '@/lib/shared/money';

export const GET = defineRoute(
  {
    access: staffOrKey('stock.view', 'stock:read'),
    produces: 'text/csv',
    summary: 'All movements of a SKU as CSV, the oldest first, with the stock after each',
    query: z.strictObject({ sku: skuText }),
  },
  async ({ query: { sku } }) => {
    const { currency } = await findShop();
    const head = ['at', 'change', 'stock', 'reason', 'by', 'cost'];
    return csvResponse('movements.csv', head, eachMovement(sku), (row) => [
      [
        row.at,
        row.change,
        row.balance,
        row.reason,
        row.actor ?? '',
        row.cost === null ? '' : decimalMoney(row.cost, currency),
      ],
    ]);
  },
);
