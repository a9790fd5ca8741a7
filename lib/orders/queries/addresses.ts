import { addresses } from '../collection';
import type { SavedAddress } from '../types';

/** The address book of a customer, the one used last first. */
export async function listAddresses(customerId: string): Promise<SavedAddress[]> {
  const found = await addresses().find({ customerId }).sort({ usedAt: -1 }).toArray();
  return found.map(({ _id, name, company, line1, line2, city, region, postcode, country, phone }) => ({
    id: _id.toHexString(),
    ...{ name, company, line1, line2, city, region, postcode, country, phone },
  }));
}
