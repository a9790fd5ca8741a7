import { stock, type Movement } from '../../catalog/collection/stock';
import { pageOf, type Page } from '../../shared/paging';
import { stockMovements } from '../collection';
import type { LedgerRow } from '../schema';

/**
 * The sum of all movements of a SKU and its available units, which are equal at every moment. Movements that are being
 * filed exist twice for a moment and are counted once.
 */
export async function auditLedger(sku: string): Promise<{ available: number; sum: number } | null> {
  for (;;) {
    const before = await stock().findOne({ _id: sku });
    if (!before) return null;
    const filed = await stockMovements()
      .find({ sku }, { projection: { change: 1 } })
      .toArray();
    const after = await stock().findOne({ _id: sku });
    const [waiting, now] = [before, after].map((one) => (one?.movements ?? []).map(({ _id }) => String(_id)));
    // What changed in between, was filed or taken back is read again.
    if (waiting!.join() !== now!.join() || before.available !== after?.available) continue;
    const changes = new Map(
      [...filed, ...(before.movements ?? [])].map(({ _id, change }) => [String(_id), change]),
    );
    return { available: before.available, sum: [...changes.values()].reduce((sum, one) => sum + one, 0) };
  }
}

const pageSize = 50;

const rowOf = ({ _id, at, change, reason, actor, cost, source }: Movement, balance: number): LedgerRow => ({
  id: _id.toHexString(),
  at: at.toISOString(),
  change,
  balance,
  reason,
  actor,
  cost: cost ?? null,
  source: source ?? null,
});

/**
 * One page of the movements of a SKU, the latest first, each with the stock after it; those that are not filed yet are
 * on the first page. Null when there is no such SKU.
 */
export async function listLedger(sku: string, page: number): Promise<Page<LedgerRow> | null> {
  const shelf = await stock().findOne({ _id: sku }, { projection: { available: 1, movements: 1 } });
  if (!shelf) return null;
  const waiting = shelf.movements ?? [];
  const ids = waiting.map(({ _id }) => _id);
  const filter = { sku, _id: { $nin: ids } };
  const newer = Math.max(0, (page - 1) * pageSize);
  const [filed, total, passed] = await Promise.all([
    stockMovements().find(filter).sort({ at: -1, _id: -1 }).skip(newer).limit(pageSize).toArray(),
    stockMovements().countDocuments(filter),
    newer
      ? stockMovements()
          .find(filter, { projection: { change: 1 } })
          .sort({ at: -1, _id: -1 })
          .limit(newer)
          .toArray()
      : [],
  ]);
  const latest = [...waiting].reverse();
  const shown: Movement[] = page === 1 ? [...latest, ...filed] : filed;
  const before = page === 1 ? [] : [...latest, ...passed];
  let balance = before.reduce((sum, { change }) => sum - change, shelf.available);
  const rows = shown.map((movement) => {
    const row = rowOf(movement, balance);
    balance -= movement.change;
    return row;
  });
  return pageOf(rows, page, pageSize, total);
}

/** All movements of a SKU, the oldest first, for a CSV file. */
export async function* eachMovement(sku: string): AsyncGenerator<LedgerRow> {
  const shelf = await stock().findOne({ _id: sku }, { projection: { movements: 1 } });
  const waiting = shelf?.movements ?? [];
  const ids = waiting.map(({ _id }) => _id);
  let balance = 0;
  const filed = stockMovements()
    .find({ sku, _id: { $nin: ids } })
    .sort({ at: 1, _id: 1 });
  for await (const movement of filed) yield rowOf(movement, (balance += movement.change));
  for (const movement of waiting) yield rowOf(movement, (balance += movement.change));
}
