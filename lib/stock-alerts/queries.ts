import { findVariants } from '../catalog/queries/products';
import { productHref } from '../catalog/rules/variants';
import type { SignedIn } from '../users/types';
import { ownersOf, stockAlerts } from './collection';
import { maxAlerts, nameOf } from './rules';
import type { OwnAlert } from './schema';

type Person = Pick<SignedIn, 'userId' | 'email' | 'emailVerified'>;

/** The open requests of a person, the latest first. */
export async function listOwnStockAlerts(person: Person): Promise<OwnAlert[]> {
  const found = await stockAlerts()
    .find({ owner: { $in: ownersOf(person) }, state: { $in: ['pending', 'waiting'] } })
    .limit(2 * maxAlerts)
    .toArray();
  const offers = await findVariants(found.map(({ sku }) => sku));
  return found
    .sort((one, other) => other.requestedAt.getTime() - one.requestedAt.getTime())
    .map(({ _id, sku, state, requestedAt, removeAt }) => {
      const offer = offers.get(sku);
      return {
        id: _id.toHexString(),
        sku,
        name: offer ? nameOf(offer) : null,
        href: offer ? productHref(offer.product, sku) : null,
        state,
        requestedAt: requestedAt.toISOString(),
        until: removeAt.toISOString(),
      };
    });
}

/** Everything that is stored about the requests of a person, for the account export. */
export async function exportStockAlerts(person: Person) {
  const found = await stockAlerts()
    .find({ owner: { $in: ownersOf(person) } })
    .toArray();
  return found.map(({ sku, state, requestedAt, mailedAt, removeAt }) => ({
    sku,
    state,
    requestedAt,
    mailedAt,
    removeAt,
  }));
}

/** How many people wait for each of these SKUs; SKUs for which nobody waits are missing. */
export async function countWaiting(skus: string[]): Promise<Map<string, number>> {
  const found = await stockAlerts()
    .aggregate<{ _id: string; count: number }>([
      { $match: { state: 'waiting', sku: { $in: skus } } },
      { $group: { _id: '$sku', count: { $sum: 1 } } },
    ])
    .toArray();
  return new Map(found.map(({ _id, count }) => [_id, count]));
}

/** The SKUs for which somebody waits. */
export const listWaitedFor = (): Promise<string[]> => stockAlerts().distinct('sku', { state: 'waiting' });
