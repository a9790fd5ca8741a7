import { ObjectId } from 'mongodb';
import { renderMail } from '@/lib/mail/templates';
import type { OrderDocument } from '@/lib/orders/collection';
import { placedMails, statusMails } from '@/lib/orders/emails';
import { addressLines } from '@/lib/orders/rules/places';
import type { OrderStatus } from '@/lib/orders/rules/status';
import { defaultShop } from '@/lib/settings/rules/shop';
import { offerFor } from '../../support/delivery';
import { ohioAddress } from '../../support/ohio-address';

const order = (delivery: string, state: OrderStatus = 'placed'): OrderDocument => ({
  _id: new ObjectId(),
  number: 'HX-0123ABCD',
  state,
  fingerprint: '',
  version: 1,
  fromCart: false,
  attemptedAt: new Date(0),
  placedAt: new Date(0),
  stockLines: [],
  lines: [],
  history: [],
  mails: [],
  customer: { id: '1', name: 'Ada Buyer', email: 'ada@plant.example' },
  totals: {
    subtotal: 1_000,
    shipping: 0,
    tax: 80,
    taxName: 'Ohio sales tax',
    taxBasisPoints: 800,
    total: 1_080,
    currency: 'USD',
  },
  address: ohioAddress,
  delivery: { ...offerFor(delivery, [{ total: 1_000 }]), tracking: '' },
  payment: { method: 'invoice', state: 'due', purchaseOrder: '' },
});

/** The words of a mail as HTML and as text, each on one line. */
function wordsOf({ template }: ReturnType<typeof placedMails>[number]): string[] {
  const { html, text } = renderMail(template, defaultShop, 'https://shop.example');
  return [html.replaceAll('<br>', ' ').replace(/<[^>]*>/g, ' '), text].map((words) =>
    words.replace(/\s+/g, ' '),
  );
}

test('the confirmation names the delivery method and the address', () => {
  for (const words of wordsOf(placedMails(order('express'), defaultShop)[0]!))
    expect(words).toContain(
      'Delivery by Express to Ada Buyer, 1 Foundry Street, Cleveland, OH 44114, United States.',
    );
});

test.each(['placed', 'shipped'] as const)(
  'a customer who collects an order is told where and when, and nothing about delivery: %s',
  (state) => {
    const collected = order('collect', state);
    const mail =
      state === 'placed'
        ? placedMails(collected, defaultShop)[0]!
        : statusMails(collected, '', defaultShop)[0]!;
    for (const words of wordsOf(mail)) {
      expect(words).toContain(defaultShop.address.join(', '));
      for (const hours of defaultShop.hours) expect(words).toContain(hours);
      expect(words).not.toMatch(/Delivery|1 Foundry Street|shipped|\$0\.00/);
    }
  },
);

test('a collected order is not called delivered', () => {
  const subject = (delivery: string, state: OrderStatus) =>
    statusMails(order(delivery, state), '', defaultShop)[0]!.template.subject;
  expect(subject('collect', 'shipped')).toBe('Order HX-0123ABCD is ready to collect');
  expect(subject('collect', 'delivered')).toBe('Order HX-0123ABCD was collected');
  expect(subject('standard', 'shipped')).toBe('Order HX-0123ABCD is on its way');
  expect(subject('standard', 'delivered')).toBe('Order HX-0123ABCD was delivered');
});

test('a comma precedes a state; there is none without a state', () => {
  const town = (more: Partial<typeof ohioAddress>) =>
    addressLines({ ...ohioAddress, ...more }, defaultShop.countries).at(-2);
  expect(town({})).toBe('Cleveland, OH 44114');
  expect(town({ city: 'Berlin', region: '', postcode: '10115', country: 'DE' })).toBe('Berlin 10115');
});
