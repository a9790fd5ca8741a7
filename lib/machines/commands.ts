import { ObjectId } from 'mongodb';
import { findOffers } from '../assortments/queries';
import { isDuplicateKey } from '../platform/database';
import { now } from '../platform/clock';
import { findOwnOrder } from '../orders/queries/orders';
import { findShop } from '../settings/queries';
import { dayAt } from '../shared/dates';
import { fail, ok, type Result } from '../shared/result';
import type { SignedIn } from '../users/types';
import { machines } from './collection';
import { customerOwner, findMachineAccess, findOwnerships, noSuchMachine } from './queries/access';
import { machineName } from './queries/machines';
import { mayAddFromOrder } from './rules/orders';
import { maxMachines, type MachineChange, type NewMachineInput } from './schema';

export const invalid = (field: string, message: string) =>
  fail('invalid', 'invalid-machine', `${message}.`, { fields: { [field]: message } });

export const notAllowed = () =>
  fail('forbidden', 'not-allowed', 'Your role in the company does not allow this.');

async function rejectedDay(purchasedOn: string | undefined) {
  if (!purchasedOn || purchasedOn <= dayAt(now(), (await findShop()).timeZone)) return null;
  return invalid('purchasedOn', 'The day of the purchase can’t be in the future');
}

type Chosen = { productId: string; name: string };

/** The product of a SKU: from one of the person's orders, else one that is offered to them. */
async function findChosen(
  person: SignedIn,
  { sku, order: number }: Pick<NewMachineInput, 'sku' | 'order'>,
): Promise<Result<Chosen>> {
  if (number !== undefined) {
    const order = await findOwnOrder(person.userId, number);
    const line = order?.lines.find((each) => each.sku === sku);
    if (!order || !line) return invalid('order', 'You have no such order with this product');
    if (!mayAddFromOrder(order)) return invalid('order', 'This order has not been shipped');
    return ok({ productId: line.productId, name: line.name });
  }
  const offer = (await findOffers([sku], person)).get(sku);
  if (!offer) return invalid('sku', 'There is no product with this number');
  return ok({ productId: offer.product.id, name: machineName(offer.product, sku) });
}

async function freeSlot(owner: string): Promise<number | undefined> {
  const taken = await machines().find({ owner }).project<{ slot: number }>({ slot: 1 }).toArray();
  const slots = new Set(taken.map(({ slot }) => slot));
  return Array.from({ length: maxMachines }, (_, slot) => slot).find((slot) => !slots.has(slot));
}

/**
 * Adds a machine, for the person alone or for the company in whose name they buy. A repeat with the same key is the same
 * machine; an owner has at most 200, exactly.
 */
export async function addMachine(person: SignedIn, input: NewMachineInput): Promise<Result<{ id: string }>> {
  const { key, sku, order, shared, ...facts } = input;
  const ownership = (await findOwnerships(person)).find(({ company }) => (company !== null) === shared);
  if (!ownership?.mayEdit) {
    const message = 'You buy for no company in which you may order';
    return fail('forbidden', 'not-allowed', `${message}.`, { fields: { shared: message } });
  }
  const { owner } = ownership;
  const findKnown = () => machines().findOne({ owner, key }, { projection: { _id: 1 } });
  const known = await findKnown();
  if (known) return ok({ id: known._id.toHexString() });
  const chosen = await findChosen(person, input);
  if (!chosen.ok) return chosen;
  const rejected = await rejectedDay(facts.purchasedOn);
  if (rejected) return rejected;
  const _id = new ObjectId();
  // Each lost race fills a slot, so that as many attempts as there are slots are enough.
  for (let attempt = 0; attempt < maxMachines; attempt++) {
    const slot = await freeSlot(owner);
    if (slot === undefined)
      return fail('conflict', 'too-many-machines', `At most ${maxMachines} machines: remove one first.`);
    try {
      const document = { _id, owner, key, slot, sku, ...chosen.value, ...facts, createdAt: now() };
      await machines().insertOne({ ...document, ...(order !== undefined && { order }) });
      return ok({ id: _id.toHexString() });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const same = await findKnown();
      if (same) return ok({ id: same._id.toHexString() });
    }
  }
  return fail('unavailable', 'busy', 'Machines are being added elsewhere. Please try again.', {
    retryAfter: 1,
  });
}

/** Changes what is known about a machine. Safe to repeat. */
export async function changeMachine(
  person: SignedIn,
  id: string,
  change: MachineChange,
): Promise<Result<{ done: true }>> {
  const access = await findMachineAccess(person, id);
  if (!access) return noSuchMachine();
  if (!access.ownership.mayEdit) return notAllowed();
  const rejected = await rejectedDay(change.purchasedOn);
  if (rejected) return rejected;
  const { _id, owner } = access.machine;
  if (Object.keys(change).length === 0) return ok({ done: true });
  const { matchedCount } = await machines().updateOne({ _id, owner }, { $set: change });
  return matchedCount ? ok({ done: true }) : noSuchMachine();
}

/** Removes a machine. Safe to repeat: one that is gone is not found. */
export async function removeMachine(person: SignedIn, id: string): Promise<Result<{ done: true }>> {
  const access = await findMachineAccess(person, id);
  if (!access) return noSuchMachine();
  if (!access.ownership.mayEdit) return notAllowed();
  await machines().deleteOne({ _id: access.machine._id, owner: access.machine.owner });
  return ok({ done: true });
}

/** Deletes the machines of a closed account; those of companies stay. Safe to repeat. */
export async function deleteMachines(userId: string): Promise<void> {
  await machines().deleteMany({ owner: customerOwner(userId) });
}
