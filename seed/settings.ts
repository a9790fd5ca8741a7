import { shopSettings } from '../lib/settings/collection';
import { defaultShop } from '../lib/settings/rules/shop';
import { demoZones } from './delivery';

/** Bank account, tax number and place of collection of the demo shop. The first two are invented; a real shop has none until an admin enters them. */
export const demoPayment = {
  collectionPlace: { country: 'US', region: 'OH', postcode: '44114' },
  taxId: '00-1234567',
  bank: {
    name: 'Lakeshore Example Bank',
    accountHolder: 'Hexbolt Industries Ltd.',
    accountNumber: '000123456789',
    routingNumber: '123456780',
    iban: '',
    bic: 'LKSHUS3X',
  },
  invoicing: {
    ...defaultShop.invoicing,
    street: '1420 Foundry Street',
    city: 'Cleveland',
    postcode: '44114',
    country: 'US',
    footer: 'Goods remain our property until they are paid in full.',
  },
};

/** What the demo announces, and the days on which it is closed. */
const demoNotices = {
  announcementBar: { text: 'Free mainland freight on orders from $250', href: '/shop' },
  holidays: [
    { date: '2026-12-25', name: 'Christmas Day' },
    { date: '2027-01-01', name: 'New Year’s Day' },
    { date: '2027-05-31', name: 'Memorial Day' },
    { date: '2027-07-05', name: 'Independence Day, observed' },
  ],
};

/** The demo takes goods back for 30 days. */
const demoReturns = { days: 30, paidBy: 'customer' as const };

/** Gives a shop without settings what only the demo has; settings that an admin has saved stay. */
export async function seedSettings(): Promise<void> {
  await shopSettings().updateOne(
    { _id: 'shop' },
    { $setOnInsert: { ...demoPayment, ...demoNotices, deliveryZones: demoZones, returnPolicy: demoReturns } },
    { upsert: true },
  );
}
