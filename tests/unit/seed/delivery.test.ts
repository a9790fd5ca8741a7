import { deliveryProblems } from '@/lib/settings/rules/delivery';
import { defaultShop } from '@/lib/settings/rules/shop';
import { deliverySettings } from '@/lib/settings/schema/delivery';
import { demoZones } from '@/seed/delivery';
import { readDemoProducts } from '@/seed/products';

test('the zones of the demo are valid settings, and standard freight goes to each at any weight', () => {
  expect(deliverySettings.deliveryZones.parse(demoZones)).toEqual(demoZones);
  expect(deliveryProblems({ ...defaultShop, deliveryZones: demoZones })).toEqual([]);
  for (const { rates } of demoZones)
    expect(rates.find(({ method }) => method === 'standard')!.bands.at(-1)!.charge).not.toBeNull();
});

test('the demo has oversize and dangerous goods, and a few products without weight', async () => {
  const products = await readDemoProducts();
  const count = (is: (product: (typeof products)[number]) => boolean) => products.filter(is).length;
  expect(count(({ oversize }) => oversize)).toBeGreaterThan(3);
  expect(count(({ dangerousGoods }) => dangerousGoods)).toBeGreaterThan(3);
  expect(count(({ weightGrams }) => weightGrams === 0)).toBe(2);
});
