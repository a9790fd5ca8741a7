import fc from 'fast-check';
import { invoiceContentOf } from '@/lib/invoices/rules/content';
import { creditContentOf } from '@/lib/invoices/rules/credit';
import { returnCreditOf } from '@/lib/invoices/rules/return-credit';
import { proposeReturnRefund } from '@/lib/invoices/rules/return-refund';
import type { InvoiceContent } from '@/lib/invoices/schema/invoice';
import { shipmentAmounts } from '@/lib/orders/rules/shipment-totals';
import { taxedLine, totalsOf } from '@/lib/orders/rules/totals';
import type { Order, OrderLine } from '@/lib/orders/schema/order';
import type { OrderReturn } from '@/lib/orders/schema/returns';
import { defaultShop } from '@/lib/settings/rules/shop';
import type { Shop } from '@/lib/settings/schema/shop';
import { deliveryTaxes, taxRoundings } from '@/lib/settings/schema/tax';

const rates = { standard: 1_900, reduced: 725, zero: 0 };
const rule = (country: string, category: string, basisPoints: number) => ({
  country,
  region: null,
  category,
  name: `Tax ${category}`,
  basisPoints,
});
const taxRules = [
  ...Object.entries(rates).map(([category, points]) => rule('DE', category, points)),
  rule('DE', 'delivery', 1_900),
  rule('AT', '', 2_000),
  rule('US', '', 800),
];

/**
 * Where goods go, and what the customer has: taxed, supplied to another member state, collected there under a reverse
 * charge, exempt, exported, and a member state without a rule.
 */
const customers = [
  { country: 'AT', region: '', vatId: 'ATU87654321', certificate: '', isCollected: true },
  { country: 'FR', region: '', vatId: '', certificate: '' },
  { country: 'DE', region: '', vatId: '', certificate: '' },
  { country: 'AT', region: '', vatId: 'ATU12345678', certificate: '' },
  { country: 'AT', region: '', vatId: '', certificate: '' },
  { country: 'US', region: 'OH', vatId: '', certificate: 'OH-77 & more' },
  { country: 'DE', region: '', vatId: '', certificate: 'DE-1' },
  { country: 'CH', region: '', vatId: '', certificate: '' },
];
const sellers = [
  { country: 'DE', vatId: 'DE 123 456 789', taxId: '' },
  { country: 'DE', vatId: 'DE123456789', taxId: '30/123/45678' },
  { country: 'US', vatId: '', taxId: '00-1234567' },
];
const banks = [
  { accountHolder: 'Seller', iban: 'DE02 1203 0000 0000 2020 51', bic: 'BYLADEM1001' },
  { accountNumber: '000123456789', routingNumber: '123456780' },
  {},
];
const units = ['each', 'pair', 'box of 100', 'pack of 25', 'meter', 'something else'];

const line = fc.record({
  category: fc.constantFrom(...Object.keys(rates)),
  quantity: fc.integer({ min: 1, max: 12 }),
  price: fc.oneof(fc.integer({ min: 1, max: 9_999 }), fc.integer({ min: 1, max: 9_000_000 })),
  percentOff: fc.constantFrom(0, 0, 5, 33, 100),
  unit: fc.constantFrom(...units),
  name: fc.constantFrom('Hex bolt <M8>', 'Schlüssel & Nuss, 8 mm', '扳手'),
});

const scenario = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  customer: fc.constantFrom(...customers),
  seller: fc.constantFrom(...sellers),
  bank: fc.constantFrom(...banks),
  currency: fc.constantFrom('EUR', 'EUR', 'USD', 'JPY', 'CHF'),
  charge: fc.constantFrom(0, 1_290, 3_491),
  taxShipping: fc.boolean(),
  deliveryTax: fc.constantFrom(...deliveryTaxes),
  taxRounding: fc.constantFrom(...taxRoundings),
  isPaid: fc.boolean(),
  purchaseOrder: fc.constantFrom('', 'PO-7'),
  company: fc.constantFrom('', 'Plant 7 & Söhne'),
  footer: fc.constantFrom('', 'Register court Berlin, HRB 12345\nDirector: Ada'),
  /** The document: of everything, of a first or second shipment, about a part, about all, about a return. */
  kind: fc.constantFrom('whole', 'first', 'second', 'part', 'all', 'rest', 'return', 'fee'),
  part: fc.double({ min: 0.01, max: 0.99, noNaN: true }),
});
type Scenario = typeof scenario extends fc.Arbitrary<infer T> ? T : never;

const at = '2026-03-01T12:00:00.000Z';
const numbering = (number: string) => ({ number, issuedOn: '2026-03-02' });

function shopOf({ seller, bank, currency, taxShipping, deliveryTax, taxRounding, footer }: Scenario): Shop {
  const { country, vatId, taxId } = seller;
  return {
    ...defaultShop,
    currency,
    taxRules,
    collectionPlace: { country: 'AT', region: '', postcode: '1010' },
    taxShipping,
    deliveryTax,
    taxRounding,
    taxId,
    bank: { ...defaultShop.bank, ...bank },
    invoicing: { ...defaultShop.invoicing, country, vatId, city: 'Berlin', footer },
  };
}

function orderLines({ lines }: Scenario): OrderLine[] {
  return lines.map(({ category, quantity, price, percentOff, unit, name }, index) => {
    const total = price * quantity;
    const discount = Math.floor((total * percentOff) / 100) || undefined;
    const one = { sku: `${category}${index}`, name, color: '', size: 'M', unit, quantity, unitPrice: price };
    return { ...one, total, discount, taxBasisPoints: 0 } as unknown as OrderLine;
  });
}

/** The order as placing it makes it; only what invoices read. */
function orderOf(some: Scenario, shop: Shop): Order {
  const { customer, charge, isPaid, purchaseOrder, company } = some;
  const { vatId, certificate, country, region, isCollected = false } = customer;
  const certificates = certificate ? [{ number: certificate, country, regions: [] }] : [];
  const taxing = { categoryOf: (sku: string) => sku.replace(/\d/, ''), customer: { vatId, certificates } };
  const method = { charge };
  const lines = orderLines(some);
  const rest = { email: 'ada@plant.example', line1: 'Hafenweg 3', line2: '', city: 'Hamburg', postcode: '1' };
  return {
    id: 'order',
    number: 'HX-0123ABCD',
    placedAt: at,
    customer: { id: 'c', name: 'Ada', email: rest.email },
    address: { name: 'Ada Buyer', company, country, region, ...rest },
    payment: { method: 'invoice', state: isPaid ? 'paid' : 'due', purchaseOrder, netDays: 30 },
    history: [],
    delivery: { id: isCollected ? 'collect' : 'standard', name: 'Standard freight' },
    discounts: [{ kind: 'percent', title: 'Spring', code: 'SPRING' }],
    shipments: shipmentsOf(some, lines),
    lines: lines.map((each) => taxedLine(each, method, { country, region }, shop, taxing)),
    totals: totalsOf(lines, method, { country, region }, shop, false, taxing),
  } as unknown as Order;
}

function shipmentsOf({ kind }: Scenario, lines: OrderLine[]) {
  const shipment = (id: string, part: (quantity: number) => number) => ({
    id,
    at,
    lines: lines
      .map(({ sku, quantity }) => ({ sku, quantity: part(quantity) }))
      .filter(({ quantity }) => quantity > 0),
  });
  const half = (quantity: number) => Math.ceil(quantity / 2);
  if (kind !== 'first' && kind !== 'second') return [shipment('s1', (quantity) => quantity)];
  return [shipment('s1', half), shipment('s2', (quantity) => quantity - half(quantity))];
}

function returned(invoice: InvoiceContent, shop: Shop, kind: 'return' | 'fee'): InvoiceContent | null {
  const inspection = invoice.lines
    .slice(0, 2)
    .map(({ sku, quantity }) => ({ sku, quantity: Math.ceil(quantity / 2), outcome: 'restock' as const }));
  const found = { id: 'r1', inspection } as unknown as OrderReturn;
  const delivery = Math.floor((invoice.delivery?.amount ?? 0) / 2);
  const fee = kind === 'fee' ? { basisPoints: 1_500 } : { amount: 0 };
  const [credit] = proposeReturnRefund([{ invoice, notes: [] }], [], found, {
    reductions: [],
    fee,
    delivery,
  });
  if (!credit?.gross) return null;
  const terms = { amount: credit.gross, reason: 'Return HX-0123ABCD-R1' };
  return returnCreditOf(invoice, [], credit, terms, shop, numbering('CN-2026-00001'));
}

/** The document of a scenario; null where there is none, such as a second shipment of one unit. */
function documentOf(some: Scenario): InvoiceContent | null {
  const shop = shopOf(some);
  const order = orderOf(some, shop);
  const amounts = shipmentAmounts(order)[some.kind === 'second' ? 1 : 0]!;
  if (amounts.lines.length === 0) return null;
  const invoice = invoiceContentOf(order, amounts, shop, numbering('INV-2026-00001'), new Date(at));
  const credit = (amount: number, notes: InvoiceContent[] = []) =>
    creditContentOf(invoice, notes, { amount, reason: 'Refund' }, shop, numbering('CN-2026-00001'));
  const part = Math.floor(invoice.gross * some.part);
  if (some.kind === 'return' || some.kind === 'fee') return returned(invoice, shop, some.kind);
  if (some.kind === 'all') return credit(Infinity);
  if (some.kind === 'part') return credit(part);
  if (some.kind !== 'rest') return invoice;
  const first = credit(part);
  return credit(Infinity, first ? [first] : []);
}

/** `count` invoices and credit notes as the shop issues them for random orders; the same for the same seed. */
export function randomInvoices(count: number, seed: number): InvoiceContent[] {
  return fc
    .sample(scenario, { numRuns: count * 2, seed })
    .flatMap((some) => documentOf(some) ?? [])
    .slice(0, count);
}
