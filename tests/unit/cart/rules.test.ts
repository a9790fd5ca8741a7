import fc from 'fast-check';
import { buyingProblem, cartLine, cartOf, mergeLines, onlyLeft } from '@/lib/cart/rules';
import type { ProductVariant } from '@/lib/catalog/schema/product';

const offer = (available: number, more: object = {}) =>
  ({
    product: {
      name: 'Bolt',
      slug: 'bolt',
      img: '/i.webp',
      unit: 'each',
      packSize: 1,
      currency: 'USD',
      minQuantity: 1,
      multiple: 1,
      maxQuantity: null,
      priceBreaks: [{ from: 10, percentOff: 10 }],
      ...more,
    },
    variant: { sku: 'B', color: null, size: null, img: '', price: 1_000, availableQuantity: available },
  }) as unknown as ProductVariant;
const kept = (quantity: number, priceSeen = 1_000) => ({
  sku: 'B',
  quantity,
  priceSeen,
  slug: 'bolt',
  name: 'Bolt',
  img: '/i.webp',
});

test('merging keeps every unit, with each SKU once, always in the same order', () => {
  const lineInput = fc.record({ sku: fc.constantFrom('A', 'B', 'C', 'a'), quantity: fc.nat({ max: 50 }) });
  fc.assert(
    fc.property(fc.array(lineInput), (lineInputs) => {
      const merged = mergeLines(lineInputs);
      const sum = (list: { quantity: number }[]) => list.reduce((all, one) => all + one.quantity, 0);
      expect(sum(merged)).toBe(sum(lineInputs));
      expect(new Set(merged.map(({ sku }) => sku)).size).toBe(merged.length);
      expect(mergeLines([...lineInputs].reverse())).toEqual(merged);
    }),
  );
});

test('too little stock has the same message everywhere', () => {
  expect(onlyLeft(3)).toBe('Only 3 left');
  expect(buyingProblem(offer(3), 4)).toEqual({ state: 'short', message: 'Only 3 left' });
  expect(buyingProblem(offer(0), 1)).toEqual({ state: 'sold-out', message: 'Sold out' });
  expect(buyingProblem(undefined, 1)?.state).toBe('unavailable');
  expect(buyingProblem(offer(10), 10)).toBeNull();
});

test('a line is priced at its current quantity, price breaks included', () => {
  expect(cartLine(kept(9), offer(50))).toMatchObject({ unitPrice: 1_000, total: 9_000, state: 'ready' });
  expect(cartLine(kept(10), offer(50))).toMatchObject({ unitPrice: 900, listPrice: 1_000, total: 9_000 });
  const { product, variant } = offer(50);
  const agreed = { product, variant: { ...variant, contract: [{ from: 1, price: 950 }] } };
  expect(cartLine(kept(9), agreed)).toMatchObject({ unitPrice: 950, isContractPrice: true });
  expect(cartLine(kept(10), agreed)).toMatchObject({ unitPrice: 900, isContractPrice: false });
  expect(cartLine(kept(1, 1_200), offer(50)).change).toContain('went down from $12.00 to $10.00');
});

test('a product that is no longer sold is shown but not counted', () => {
  const gone = cartLine(kept(2), undefined);
  const cart = cartOf([cartLine(kept(3), offer(50)), gone], [], 'USD');
  expect(gone).toMatchObject({ name: 'Bolt', total: 0, state: 'unavailable' });
  expect(cart).toMatchObject({ count: 3, subtotal: 3_000, ready: false });
  expect(cartOf([], [], 'USD').ready).toBe(false);
});
