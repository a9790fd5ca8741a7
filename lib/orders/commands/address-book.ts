import { ObjectId } from 'mongodb';
import { now } from '../../platform/clock';
import { isDuplicateKey } from '../../platform/database';
import { sha256 } from '../../platform/hash';
import { ok, fail, type Result } from '../../shared/result';
import type { SignedIn } from '../../users/types';
import { addresses, addressView } from '../collection';
import type { AddressInput } from '../schema/inputs';
import type { SavedAddress } from '../schema/order';

const maxAddresses = 50;

function fingerprintOf(address: AddressInput): string {
  const { name, company, line1, line2, city, region, postcode, country, phone } = address;
  const content = [name, company, line1, line2, city, region, postcode, country, phone];
  return sha256(JSON.stringify(content));
}

const unknown = () => fail('not-found', 'unknown-address', 'There is no such address in your address book.');

const full = () =>
  fail('conflict', 'address-book-full', `An address book holds at most ${maxAddresses} addresses.`);

/** A slot of the address book that is free at this moment, or undefined. Older addresses have none but count too. */
async function freeSlot(customerId: string): Promise<number | undefined> {
  const found = await addresses()
    .find({ customerId }, { projection: { slot: 1 } })
    .toArray();
  const taken = new Set(found.map(({ slot }) => slot));
  const slots = maxAddresses - found.filter(({ slot }) => slot === undefined).length;
  return Array.from({ length: Math.max(0, slots) }, (_, index) => index).find((slot) => !taken.has(slot));
}

/** Saves an address; saving the same one again returns the stored one. The limit is exact under concurrent calls. */
export async function saveAddress(person: SignedIn, input: AddressInput): Promise<Result<SavedAddress>> {
  const customerId = person.userId;
  const fingerprint = fingerprintOf(input);
  for (;;) {
    const present = await addresses().findOneAndUpdate(
      { customerId, fingerprint },
      { $set: { usedAt: now() } },
      { returnDocument: 'after' },
    );
    if (present) return ok(addressView(present));
    const slot = await freeSlot(customerId);
    if (slot === undefined) return full();
    const added = { ...input, _id: new ObjectId(), customerId, fingerprint, usedAt: now(), slot };
    try {
      await addresses().insertOne(added);
      return ok(addressView(added));
    } catch (error) {
      // Another call has saved this address or taken this slot.
      if (!isDuplicateKey(error)) throw error;
    }
  }
}

/** Changes an address of the customer's own address book. */
export async function editAddress(
  person: SignedIn,
  id: string,
  input: AddressInput,
): Promise<Result<SavedAddress>> {
  const own = { _id: new ObjectId(id), customerId: person.userId };
  try {
    const { matchedCount } = await addresses().updateOne(own, {
      $set: { ...input, fingerprint: fingerprintOf(input), usedAt: now() },
    });
    return matchedCount ? ok({ ...input, id }) : unknown();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return fail('conflict', 'address-exists', 'This address is already in your address book.');
  }
}

/** Removes an address; orders keep their own copy. Does nothing when it is gone. */
export async function removeAddress(person: SignedIn, id: string): Promise<Result<Record<string, never>>> {
  await addresses().deleteOne({ _id: new ObjectId(id), customerId: person.userId });
  return ok({});
}
