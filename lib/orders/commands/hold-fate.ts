import { ObjectId } from 'mongodb';
import { isPlaced, orders, type OrderAttempt } from '../collection';
import { readHoldKey } from '../rules/edit-keys';

/** What becomes of units or uses taken under a key: `open` while their attempt may still commit. */
export type HoldFate = 'open' | 'committed' | 'dead';

function fateIn(order: OrderAttempt | null, key: string, version: number | null): HoldFate {
  if (!order) return 'dead';
  if (version === null) return order.state === 'placing' ? 'open' : isPlaced(order) ? 'committed' : 'dead';
  if (order.edits?.some((edit) => edit.key === key)) return 'committed';
  return order.version > version ? 'dead' : 'open';
}

/**
 * The fate of what an order or an edit took so long ago that its server counts as dead. An edit that could still commit
 * is ended here: the order gets a new version, so that the edit's compare-and-set fails.
 */
export async function fateOfExpired(key: string): Promise<HoldFate> {
  const { orderId, version } = readHoldKey(key);
  const _id = new ObjectId(orderId);
  for (;;) {
    const fate = fateIn(await orders().findOne({ _id }), key, version);
    if (fate !== 'open' || version === null) return fate;
    await orders().updateOne({ _id, version }, { $inc: { version: 1 } });
  }
}
