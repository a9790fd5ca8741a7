import { recordChange } from '../audit/commands';
import { tags } from '../shared/cache-tags';
import { ok, type Result } from '../shared/result';
import { shopSettings } from './collection';
import { findShop } from './queries';
import { shopInput, type Shop, type ShopInput } from './schema';

type Actor = { userId: string; email: string };

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Stores the shop's settings and records which of them changed in the audit log. Saving unchanged settings does
 * nothing. Pages and mails show the new values at once.
 */
export async function saveShop(actor: Actor, input: ShopInput): Promise<Result<Shop>> {
  const present = await findShop();
  const names = Object.keys(shopInput.shape) as (keyof ShopInput)[];
  const changed = names.filter((name) => !isEqual(present[name], input[name]));
  const pick = (from: ShopInput) => Object.fromEntries(changed.map((name) => [name, from[name]]));
  if (changed.length) {
    await shopSettings().updateOne({ _id: 'shop' }, { $set: pick(input) }, { upsert: true });
    await recordChange({
      actor,
      deed: 'settings-changed',
      subject: { kind: 'settings', id: 'shop', name: input.name },
      before: pick(present),
      after: pick(input),
    });
  }
  return ok({ ...present, ...input }, [tags.shop]);
}
