import { recordChange } from '../audit/commands';
import { tags } from '../shared/cache-tags';
import { ok, type Result } from '../shared/result';
import { shopSettings } from './collection';
import { findShop } from './queries';
import type { Shop, ShopChange } from './schema/shop';

type Actor = { userId: string; email: string };

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Stores the settings in `change` and records in the audit log which of them changed. Saving unchanged values does
 * nothing. Pages and mails show the new values at once.
 */
export async function saveShop(actor: Actor, change: ShopChange): Promise<Result<Shop>> {
  const present = await findShop();
  const names = Object.keys(change) as (keyof ShopChange)[];
  const changed = names.filter((name) => change[name] !== undefined && !isEqual(present[name], change[name]));
  const pick = (from: ShopChange) => Object.fromEntries(changed.map((name) => [name, from[name]]));
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
