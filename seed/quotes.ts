import { findVariants } from '../lib/catalog/queries/products';
import { orders, isPlaced } from '../lib/orders/collection';
import { derived, quotes, type QuoteDocument } from '../lib/quotes/collection';
import { momentsOf } from '../lib/quotes/commands/offer';
import type { QuoteLine } from '../lib/quotes/schema/quote';
import { findShop } from '../lib/settings/queries';
import { addDays, dayAt } from '../lib/shared/dates';
import { lessPercent } from '../lib/pricing/rules';
import { findAccountByEmail } from '../lib/users/queries';
import { addMissing } from './add-missing';
import { demoCode, demoId } from './history/demo-ids';

const day = 86_400_000;
const seller = 'Morgan Hale';
const terms = 'Delivery within 10 working days of the order. Prices hold for the quantities offered.';

type Fields = Pick<QuoteDocument, 'state' | 'customer' | 'company' | 'order'> & {
  key: string;
  /** How many days ago it was asked for, and each version was sent. */
  age: number;
  sent: { age: number; lines: QuoteLine[]; text: string; validFor: number }[];
  lines: QuoteLine[];
  text: string;
  comments?: { age: number; by: string; fromShop: boolean; text: string }[];
};

function quoteOf(
  fields: Fields,
  { currency, timeZone }: { currency: string; timeZone: string },
): QuoteDocument {
  const { key, state, customer, company, order, age, sent, lines, text, comments = [] } = fields;
  const at = (days: number) => new Date(Date.now() - days * day);
  const contentAt = (days: number, validFor: number) => ({
    terms,
    delivery: null,
    validUntil: addDays(dayAt(at(days), timeZone), validFor),
  });
  const versions = sent.map((one, index) => ({
    ...contentAt(one.age, one.validFor),
    lines: one.lines,
    text: one.text,
    version: index + 1,
    currency,
    sentAt: at(one.age),
    sentBy: seller,
  }));
  const last = versions.at(-1);
  const draft = last ?? { ...contentAt(age, 30), lines, text: '' };
  const history = [
    { what: 'requested', at: at(age), by: customer.name, why: '' },
    ...versions.map(({ version, sentAt }) => ({
      what: 'version sent',
      at: sentAt,
      by: seller,
      why: `Version ${version}`,
    })),
    ...(order
      ? [{ what: 'accepted', at: last!.sentAt, by: customer.name, why: `Order ${order}` }]
      : state === 'expired'
        ? [{ what: 'expired', at: at(2), by: 'Shop', why: '' }]
        : []),
  ];
  const document = {
    number: `QU-${demoCode(`demo quote ${key}`, 8)}`,
    customer,
    ...(company && { company }),
    ...(order && { order }),
    request: { lines: lines.map(({ sku, quantity, name }) => ({ sku, quantity, name })), text },
    draft: {
      lines: draft.lines,
      text: draft.text,
      terms: draft.terms,
      validUntil: draft.validUntil,
      delivery: draft.delivery,
    },
    versions,
  };
  return {
    ...document,
    ...derived(document),
    _id: demoId(`quote ${key}`),
    beginKey: `demo:${key}`,
    state,
    currency,
    version: versions.length,
    comments: comments.map((one, index) => ({
      id: `demo-${key}-${index}`,
      text: one.text,
      by: one.by,
      fromShop: one.fromShop,
      at: at(one.age),
    })),
    history: history.sort((one, other) => one.at.getTime() - other.at.getTime()),
    ...(state === 'offered' && last && momentsOf(last.validUntil, timeZone, new Date())),
    seq: 1,
    createdAt: at(age),
    changedAt: history.at(-1)!.at,
    mails: [],
  };
}

/** What the demo asks for: SKUs with quantities, at the list price less a percentage. */
async function pricer() {
  const offers = await findVariants(['TW-AG115', 'FX-BD18K-BL', 'TW-AG125']);
  return (sku: string, quantity: number, percentOff: number, alternativeTo = ''): QuoteLine[] => {
    const offer = offers.get(sku);
    if (!offer) return [];
    const { product, variant } = offer;
    const detail = [variant.color?.name, variant.size].filter(Boolean).join(', ');
    const unitPrice = lessPercent(variant.price, percentOff);
    const { name, unit } = product;
    return [
      { sku, name, detail, unit, quantity, unitPrice, listPrice: variant.price, alternativeTo, note: '' },
    ];
  };
}

/** The last order of a customer as a quote that it came from. */
async function acceptedQuote(customer: QuoteDocument['customer']): Promise<Fields[]> {
  const order = await orders().findOne(
    { 'customer.id': customer.id, placedAt: { $gt: new Date(0) }, company: { $exists: false } },
    { sort: { placedAt: -1 } },
  );
  if (!order || !isPlaced(order)) return [];
  const lines = order.lines.map(({ sku, name, color, size, unit, quantity, unitPrice, listPrice }) => ({
    sku,
    name,
    detail: [color, size].filter(Boolean).join(', '),
    unit,
    quantity,
    unitPrice,
    listPrice,
    alternativeTo: '',
    note: '',
  }));
  const age = Math.ceil((Date.now() - order.placedAt.getTime()) / day);
  const sent = [{ age, lines, text: 'As discussed on the phone.', validFor: 30 }];
  return [
    {
      key: 'accepted',
      state: 'accepted',
      customer,
      order: order.number,
      age: age + 2,
      sent,
      lines,
      text: '',
    },
  ];
}

/** Adds the quotes of the demo: one asked for, one in its second version, one accepted, one expired. Idempotent. */
export async function seedQuotes(): Promise<void> {
  const [casey, dana, shop, price] = await Promise.all([
    findAccountByEmail('customer@hexbolt.example'),
    findAccountByEmail('dana.kowalczyk@lakefront-stamping.example'),
    findShop(),
    pricer(),
  ]);
  const person = ({ id, name, email }: NonNullable<typeof casey>) => ({ id, name, email });
  const all: Fields[] = [];
  if (casey) {
    const customer = person(casey);
    const grinders = price('TW-AG115', 40, 0);
    all.push({
      key: 'offered',
      state: 'offered',
      customer,
      age: 6,
      lines: grinders,
      text: 'We equip a second shift: what is your price for 40?',
      sent: [
        { age: 5, lines: price('TW-AG115', 40, 8), text: 'Thank you for asking.', validFor: 21 },
        {
          age: 2,
          lines: [...price('TW-AG115', 40, 11), ...price('TW-AG125', 40, 12, 'TW-AG115')],
          text: 'Our best price, and the larger grinder as an alternative.',
          validFor: 21,
        },
      ],
      comments: [
        { age: 4, by: customer.name, fromShop: false, text: 'Is there room for 10 percent?' },
        { age: 2, by: seller, fromShop: true, text: 'For 40 units, yes. See version 2.' },
      ],
    });
    const drills = price('FX-BD18K-BL', 25, 0);
    all.push({
      key: 'requested',
      state: 'requested',
      customer,
      age: 1,
      lines: drills,
      text: 'For a training workshop, needed by the end of next month.',
      sent: [],
    });
    all.push(...(await acceptedQuote(customer)));
  }
  if (dana) {
    const company = { id: '0000000000000000000000c1', name: 'Lakefront Stamping Co.' };
    const lines = price('TW-AG125', 60, 15);
    const sent = [{ age: 32, lines, text: '', validFor: 30 }];
    all.push({
      key: 'expired',
      state: 'expired',
      customer: person(dana),
      company,
      age: 34,
      sent,
      lines,
      text: '',
    });
  }
  const documents = all.map((fields) => quoteOf(fields, shop));
  await addMissing(quotes(), documents);
  for (const { number, order, version } of documents)
    if (order)
      await orders().updateOne(
        { number: order, quote: { $exists: false } },
        { $set: { quote: { number, version } } },
      );
}
