import { recordChange } from '../../audit/commands';
import { products } from '../../catalog/collection/products';
import { stock } from '../../catalog/collection/stock';
import type { BackorderTerms, SkuBackorders } from '../../catalog/schema/backorders';
import { now } from '../../platform/clock';
import { findShop } from '../../settings/queries';
import { shownTags } from '../../shared/cache-tags';
import { dayAt } from '../../shared/dates';
import { fail, ok, type Result } from '../../shared/result';
import type { Staff } from '../../users/types';

const isSame = (one: BackorderTerms | undefined, other: BackorderTerms | undefined) =>
  one?.limit === other?.limit && one?.expectedOn === other?.expectedOn && one?.leadDays === other?.leadDays;

/**
 * Says how many units of a SKU may be on backorder at a time, and when they are expected; null allows none. Units that are
 * on backorder stay so. Setting the same terms again changes and records nothing. Fails for a day in the past.
 */
export async function setBackorders(
  actor: Pick<Staff, 'userId' | 'email'> | null,
  sku: string,
  terms: BackorderTerms | null,
): Promise<Result<SkuBackorders>> {
  const { timeZone } = await findShop();
  const found = await stock().findOne({ _id: sku }, { projection: { backorders: 1 } });
  if (!found) return fail('not-found', 'no-such-sku', 'There is no such SKU.');
  const day = terms?.expectedOn;
  // A day that has passed since may stay, so that the limit can be changed.
  if (day && day < dayAt(now(), timeZone) && day !== found.backorders?.expectedOn) {
    const message = 'must not be in the past';
    return fail('invalid', 'day-in-the-past', `The expected day ${message}.`, {
      fields: { expectedOn: message },
    });
  }
  const before = await stock().findOneAndUpdate(
    { _id: sku },
    terms ? { $set: { backorders: terms } } : { $unset: { backorders: 1 } },
    { projection: { productId: 1, backorders: 1 } },
  );
  if (!before) return fail('not-found', 'no-such-sku', 'There is no such SKU.');
  const response = { sku, backorders: terms };
  if (isSame(before.backorders, terms ?? undefined)) return ok(response);
  const product = await products().findOne(
    { _id: before.productId },
    { projection: { name: 1, slug: 1, category: 1 } },
  );
  await recordChange({
    actor,
    action: 'backorders-changed',
    subject: { kind: 'product', id: before.productId, name: product?.name },
    before: { sku, backorders: before.backorders ?? null },
    after: response,
  });
  return ok(response, product ? shownTags(product) : []);
}
