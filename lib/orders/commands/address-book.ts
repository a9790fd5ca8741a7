import { createHash } from 'node:crypto';
import { ObjectId } from 'mongodb';
import { now } from '../../platform/clock';
import { isDuplicateKey } from '../../platform/database';
import { ok, fail, type Result } from '../../shared/result';
import type { SignedIn } from '../../users/types';
import { addresses } from '../collection';
import type { AddressInput } from '../schema/inputs';
import type { SavedAddress } from '../types';

const maxAddresses = 50;

function fingerprintOf(address: AddressInput): string {
  const { name, company, line1, line2, city, region, postcode, country, phone } = address;
  const content = [name, company, line1, line2, city, region, postcode, country, phone];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}

const unknown = () => fail('not-found', 'unknown-address', 'There is no such address in your address book.');

/** Saves an address; saving the same one again answers the one that is there. */
export async function saveAddress(person: SignedIn, input: AddressInput): Promise<Result<SavedAddress>> {
  const owner = { customerId: person.userId };
  const fingerprint = fingerprintOf(input);
  const count = await addresses().countDocuments({ ...owner, fingerprint: { $ne: fingerprint } });
  if (count >= maxAddresses)
    return fail('conflict', 'address-book-full', `An address book holds at most ${maxAddresses} addresses.`);
  const upsert = () =>
    addresses().findOneAndUpdate(
      { ...owner, fingerprint },
      { $set: { ...input, usedAt: now() } },
      { upsert: true, returnDocument: 'after' },
    );
  const saved = await upsert().catch((error: unknown) => {
    // Two at once, both inserting: the second now finds the first.
    if (isDuplicateKey(error)) return upsert();
    throw error;
  });
  return saved ? ok({ ...input, id: saved._id.toHexString() }) : unknown();
}

/** Changes an address of one's own book. */
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
    return fail('conflict', 'address-exists', 'This address is in your address book already.');
  }
}

/** Removes an address; orders keep their own copy. Nothing to do when it is gone. */
export async function removeAddress(person: SignedIn, id: string): Promise<Result<Record<string, never>>> {
  await addresses().deleteOne({ _id: new ObjectId(id), customerId: person.userId });
  return ok({});
}
