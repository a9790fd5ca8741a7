import { recordChange } from '../audit/commands';
import { tags } from '../shared/cache-tags';
import { fail, ok, type Result } from '../shared/result';
import { shopSettings } from './collection';
import { findShop } from './queries';
import { deliveryProblems } from './rules/delivery';
import { unknownTaxCategories } from './rules/taxes';
import type { Shop, ShopChange } from './schema/shop';

type Actor = { userId: string; email: string };

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const taxNames: (keyof ShopChange)[] = ['taxRules', 'taxCategories', 'taxAssignments'];

/**
 * Stores the settings in `change` and records in the audit log which of them changed. Saving unchanged values does
 * nothing; zones that don't fit countries or methods, and tax categories that don't exist, are rejected. Pages and mails
 * show the new values at once.
 */
export async function saveShop(actor: Actor, change: ShopChange): Promise<Result<Shop>> {
  const present = await findShop();
  const names = Object.keys(change) as (keyof ShopChange)[];
  const changed = names.filter((name) => change[name] !== undefined && !isEqual(present[name], change[name]));
  if (changed.some((name) => taxNames.includes(name))) {
    const fields = unknownTaxCategories({ ...present, ...change });
    if (Object.keys(fields).length)
      return fail('invalid', 'unknown-tax-category', 'A tax category does not exist.', { fields });
  }
  const pick = (from: ShopChange) => Object.fromEntries(changed.map((name) => [name, from[name]]));
  const problems = deliveryProblems({ ...present, ...pick(change) });
  if (
    problems.length &&
    changed.some((name) => ['deliveryMethods', 'deliveryZones', 'countries'].includes(name))
  ) {
    const fields = Object.fromEntries(problems.map(({ path, message }) => [path, message]));
    return fail('invalid', 'unfit-delivery', 'The delivery zones don’t fit the other settings.', { fields });
  }
  if (changed.length) {
    await shopSettings().updateOne({ _id: 'shop' }, { $set: pick(change) }, { upsert: true });
    await recordChange({
      actor,
      action: 'settings-changed',
      subject: { kind: 'settings', id: 'shop', name: change.name ?? present.name },
      before: pick(present),
      after: pick(change),
    });
  }
  return ok({ ...present, ...pick(change) }, [tags.shop]);
}

/** Stores the settings of a shop that is being set up, currency and locale included. Safe to repeat. */
export async function saveFirstSettings(shop: Shop): Promise<void> {
  await shopSettings().updateOne({ _id: 'shop' }, { $set: shop }, { upsert: true });
}
