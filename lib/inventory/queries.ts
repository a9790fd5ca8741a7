import { stock } from '../catalog/collection/stock';
import { stockMovements } from './collection';

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
