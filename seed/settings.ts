import { shopSettings } from '../lib/settings/collection';

/** The bank account and tax number of the demo shop. Both are invented; a real shop has none until an admin enters them. */
export const demoPayment = {
  taxId: '00-1234567',
  bank: {
    name: 'Lakeshore Example Bank',
    accountHolder: 'Hexbolt Industries Ltd.',
    accountNumber: '000123456789',
    routingNumber: '123456780',
    iban: '',
    bic: 'LKSHUS3X',
  },
};

/** Gives a shop without settings the demo's bank account and tax number; saved settings are left alone. */
export async function seedSettings(): Promise<void> {
  await shopSettings().updateOne({ _id: 'shop' }, { $setOnInsert: demoPayment }, { upsert: true });
}
