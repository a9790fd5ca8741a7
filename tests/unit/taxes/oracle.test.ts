import fc from 'fast-check';
import { shipmentAmounts } from '@/lib/orders/rules/shipment-totals';
import { taxesOf } from '@/lib/orders/rules/taxes';
import { plainTaxing, taxedLine, totalsOf } from '@/lib/orders/rules/totals';
import type { OrderLine, Totals } from '@/lib/orders/schema/order';
import { defaultShop } from '@/lib/settings/rules/shop';
import { deliveryTaxes, taxRoundings } from '@/lib/settings/schema/tax';

const rates: Record<string, bigint> = { standard: 1_925n, reduced: 715n, zero: 0n, delivery: 1_000n };
const taxRules = Object.entries(rates).map(([category, points]) => ({
  country: 'DE',
  region: null,
  category,
  name: category,
  basisPoints: Number(points),
}));
const place = { country: 'DE', region: '' };

const someLine = fc
  .record({
    category: fc.constantFrom('standard', 'reduced', 'zero'),
    quantity: fc.integer({ min: 1, max: 9 }),
    price: fc.oneof(fc.integer({ min: 0, max: 999 }), fc.integer({ min: 0, max: 90_000_000 })),
    off: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ quantity, price, off, ...line }) => ({
    ...line,
    quantity,
    total: price * quantity,
    discount: Math.floor((price * quantity * off) / 100),
  }));

const cart = fc.record({
  lines: fc.array(someLine, { minLength: 1, maxLength: 6 }),
  charge: fc.integer({ min: 0, max: 9_999 }),
  taxShipping: fc.boolean(),
  deliveryTax: fc.constantFrom(...deliveryTaxes),
  taxRounding: fc.constantFrom(...taxRoundings),
});
type Cart = typeof cart extends fc.Arbitrary<infer T> ? T : never;

function order({ lines, charge, ...settings }: Cart): { lines: OrderLine[]; totals: Totals } {
  const shop = { ...defaultShop, ...settings, taxRules };
  const taxing = { ...plainTaxing, categoryOf: (sku: string) => sku.replace(/\d/, '') };
  const method = { charge };
  const named = lines.map((line, index) => ({ ...line, sku: `${line.category}${index}` }));
  const totals = totalsOf(named, method, place, shop, false, taxing);
  const taxed = named.map((line) =>
    taxedLine({ ...line, taxBasisPoints: 0 } as unknown as OrderLine, method, place, shop, taxing),
  );
  return { lines: taxed, totals };
}

/** A fraction, rounded half up. */
const rounded = (numerator: bigint, denominator: bigint) =>
  (2n * numerator + denominator) / (2n * denominator);

/** The delivery charge at each rate as fractions of `whole`. */
function deliveryShares({ lines, charge, taxShipping, deliveryTax }: Cart) {
  const goods = new Map<bigint, bigint>();
  for (const { category, total, discount } of lines)
    goods.set(rates[category]!, (goods.get(rates[category]!) ?? 0n) + BigInt(total - discount));
  const highest = [...goods.keys()].reduce((one, other) => (other > one ? other : one));
  const whole = [...goods.values()].reduce((sum, net) => sum + net, 0n);
  const at = (rate: bigint) => ({ whole: 1n, parts: new Map([[rate, BigInt(charge)]]) });
  if (!taxShipping) return at(0n);
  if (deliveryTax === 'own') return at(rates.delivery!);
  if (deliveryTax === 'goods' || whole === 0n) return at(highest);
  const parts = [...goods].map(([rate, net]) => [rate, net * BigInt(charge)] as const);
  return { whole, parts: new Map(parts) };
}

test('the taxes of 10,000 random carts are those of exact fractions, rounded half up', () => {
  fc.assert(
    fc.property(cart, (some) => {
      const { totals } = order(some);
      const { whole, parts } = deliveryShares(some);
      let net = 0;
      let tax = 0;
      for (const entry of totals.taxes!) {
        const rate = BigInt(entry.basisPoints);
        const own = some.lines.filter(({ category }) => rates[category] === rate);
        const goods = own.map(({ total, discount }) => BigInt(total - discount));
        // Delivery of 0 % may be an entry of its own beside goods of 0 %.
        const isUntaxed = entry.reason === 'untaxed';
        const ofGoods = isUntaxed ? 0n : goods.reduce((sum, each) => sum + each, 0n);
        const delivery = BigInt(entry.net) - ofGoods;
        const hasOther = totals.taxes!.some((other) => other !== entry && other.basisPoints === 0);
        const share = rate === 0n && hasOther && !isUntaxed ? 0n : (parts.get(rate) ?? 0n);
        // A share is the exact one, or one of the two whole amounts beside it.
        const error = delivery * whole - share;
        expect(error < whole && error > -whole).toBe(true);
        const exact =
          some.taxRounding === 'invoice'
            ? rounded(BigInt(entry.net) * rate, 10_000n)
            : [...goods, delivery].reduce((sum, each) => sum + rounded(each * rate, 10_000n), 0n);
        expect(BigInt(entry.tax)).toBe(exact);
        net += entry.net;
        tax += entry.tax;
      }
      expect(tax).toBe(totals.tax);
      expect(net + tax).toBe(totals.total);
    }),
    { numRuns: 10_000 },
  );
});

test('the taxes of the shipments sum exactly to the order’s at each rate, whatever the split', () => {
  const split = cart.chain((some) => {
    const units = some.lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const boxes = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: units, maxLength: units });
    return fc.record({ some: fc.constant(some), boxes });
  });
  fc.assert(
    fc.property(split, ({ some, boxes }) => {
      const whole = order(some);
      const units = whole.lines.flatMap(({ sku, quantity }) => Array<string>(quantity).fill(sku));
      const shipments = [...new Set(boxes)].map((box) => {
        const inBox = units.filter((_, index) => boxes[index] === box);
        const lines = [...new Set(inBox)].map((sku) => ({
          sku,
          quantity: inBox.filter((one) => one === sku).length,
        }));
        const more = { at: '2026-03-01T12:00:00.000Z', carrier: '', tracking: '', trackingUrl: '', by: '' };
        return { id: String(box), lines, ...more };
      });
      const parts = shipmentAmounts({ ...whole, shipments });
      for (const entry of taxesOf(whole)) {
        const same = parts.flatMap((part) =>
          taxesOf(part).filter((one) => one.basisPoints === entry.basisPoints && one.reason === entry.reason),
        );
        expect(same.reduce((sum, { net }) => sum + net, 0)).toBe(entry.net);
        expect(same.reduce((sum, { tax }) => sum + tax, 0)).toBe(entry.tax);
      }
      for (const part of parts) {
        expect(taxesOf(part).length).toBeGreaterThan(0);
        expect(taxesOf(part).reduce((sum, { net, tax }) => sum + net + tax, 0)).toBe(part.totals.total);
        for (const { net, tax } of taxesOf(part)) expect(Math.min(net, tax)).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 500 },
  );
});
