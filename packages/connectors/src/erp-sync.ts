import type { HexboltClient } from '@hexbolt/client';
import type { Erp } from './erp';
import { readState, writeState } from './state';

/** The most rows of one bulk call. */
const maxRows = 10_000;

export type SyncResult = {
  orders: number;
  /** Rows that the shop has changed. */
  changed: number;
  /** Rows that the shop rejects, with the reason. */
  wrong: string[];
};

function chunksOf<T>(rows: T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / maxRows) }, (_, index) =>
    rows.slice(index * maxRows, (index + 1) * maxRows),
  );
}

const failed = (call: string, error: { error: { code: string; message: string } }) =>
  new Error(`${call} failed: ${error.error.code}, ${error.error.message}`);

/** Puts each order that changed since the last complete run into the ERP. Safe to repeat. */
async function sendOrders(shop: HexboltClient, erp: Erp, stateFile: string): Promise<number> {
  const { ordersSince } = await readState(stateFile);
  let asOf: string | undefined;
  let cursor: string | undefined;
  let count = 0;
  do {
    const query = {
      limit: 200,
      ...(cursor ? { cursor } : {}),
      ...(ordersSince && { updated_since: ordersSince }),
    };
    const { data, error } = await shop.GET('/api/shop/orders', { params: { query } });
    if (!data) throw failed('GET /api/shop/orders', error);
    for (const order of data.rows) {
      if (!order.number) continue;
      await erp.putOrder(order.number, order);
      count += 1;
    }
    // The time of the first page: what changes while the others are read comes again with the next run.
    asOf ??= data.asOf;
    cursor = data.next ?? undefined;
  } while (cursor);
  await writeState(stateFile, { ordersSince: asOf });
  return count;
}

type BulkAnswer = {
  rows: { sku: string; outcome: string; problems: { field: string; message: string }[] }[];
};

function summed(answers: BulkAnswer[]): Omit<SyncResult, 'orders'> {
  const rows = answers.flatMap((answer) => answer.rows);
  return {
    changed: rows.filter(({ outcome }) => outcome === 'changed').length,
    wrong: rows
      .filter(({ outcome }) => outcome === 'wrong')
      .map(
        ({ sku, problems }) =>
          `${sku}: ${problems.map(({ field, message }) => `${field} ${message}`).join(', ')}`,
      ),
  };
}

/** Sets stock and prices in the shop as the ERP has them. Safe to repeat. */
async function fetchStockAndPrices(shop: HexboltClient, erp: Erp): Promise<Omit<SyncResult, 'orders'>> {
  const [stock, prices] = await Promise.all([erp.listStock(), erp.listPrices()]);
  const answers: BulkAnswer[] = [];
  for (const rows of chunksOf(stock)) {
    const body = rows.map(({ sku, available }) => ({ sku, availableQuantity: available, reason: 'ERP' }));
    const { data, error } = await shop.PUT('/api/shop/stock', { body });
    if (!data) throw failed('PUT /api/shop/stock', error);
    answers.push(data);
  }
  for (const body of chunksOf(prices)) {
    const { data, error } = await shop.PUT('/api/shop/prices', { body });
    if (!data) throw failed('PUT /api/shop/prices', error);
    answers.push(data);
  }
  return summed(answers);
}

/**
 * One run: orders out, then stock and prices in. Throws where the shop or the ERP can't be reached or rejects a call; the
 * next run then begins where this one began.
 */
export async function syncErp(shop: HexboltClient, erp: Erp, stateFile: string): Promise<SyncResult> {
  const orders = await sendOrders(shop, erp, stateFile);
  return { orders, ...(await fetchStockAndPrices(shop, erp)) };
}
