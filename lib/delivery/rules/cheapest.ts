import { collectionMethodId } from '../../settings/rules/collection';
import type { CartDelivery, DeliveryOption } from '../schema';

/**
 * The cheapest method that sends the goods, of several the soonest, and why others are not offered. `isFree` where a
 * discount waives the charge.
 */
export function cheapestDelivery(
  options: DeliveryOption[],
  isFree: boolean,
): Pick<CartDelivery, 'cheapest' | 'problems'> {
  const sent = options.filter(({ id }) => id !== collectionMethodId);
  const [best] = sent
    .flatMap(({ offer }) => (offer ? [{ offer, charge: isFree ? 0 : offer.charge }] : []))
    .sort(
      (one, other) =>
        one.charge - other.charge || one.offer.estimate.to.localeCompare(other.offer.estimate.to),
    );
  return { cheapest: best ?? null, problems: sent.flatMap(({ problem }) => problem ?? []) };
}
