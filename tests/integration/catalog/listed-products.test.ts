import { z } from 'zod';
import { listProducts } from '@/lib/catalog/queries/products';
import { listQuery } from '@/lib/catalog/schema/inputs';
import { product } from '@/lib/catalog/schema/product';
import { seedProducts } from '@/seed/products';

beforeAll(seedProducts);

test('the public list of products has the shape that the API document promises', async () => {
  const listed = await listProducts(listQuery.parse({}));
  expect(listed.length).toBeGreaterThan(100);
  expect(z.array(product).safeParse(listed).error?.issues ?? []).toEqual([]);
});
