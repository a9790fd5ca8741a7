import sharp from 'sharp';
import { anonymizeOrders } from '@/lib/orders/commands/anonymize-orders';
import { requestLineReturn } from '@/lib/orders/commands/line-returns';
import { readReturnPhoto, storeReturnPhoto } from '@/lib/orders/commands/return-photos';
import { findOrder } from '@/lib/orders/queries/orders';
import { returnRequestInput } from '@/lib/orders/schema/returns';
import { createCustomer } from './fixtures';
import { admin, delivered } from './line-return-fixtures';

test('photos of a return are seen by its customer and staff alone, and go with the account', async () => {
  const order = await delivered([1]);
  const { customer, number, skus } = order;
  const create = { width: 8, height: 8, channels: 3, background: '#c33' } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  const stored = await storeReturnPhoto(customer, number, bytes);
  if (!stored.ok) throw new Error(stored.failure.message);
  const { id } = stored.value;
  expect(await storeReturnPhoto(customer, number, bytes)).toMatchObject({ value: { id } });
  expect(await storeReturnPhoto(createCustomer(), number, bytes)).toMatchObject({ ok: false });
  const line = { sku: skus[0]!, quantity: 1, reason: 'damaged', note: 'Bent', photos: ['0'.repeat(24)] };
  const ask = (photos: string[]) =>
    requestLineReturn(
      customer,
      number,
      returnRequestInput.parse({ id: 'photo-return', lines: [{ ...line, photos }] }),
    );
  expect(await ask(line.photos)).toMatchObject({ failure: { code: 'unknown-photo' } });
  expect(await ask([id])).toMatchObject({ ok: true });
  const seen = async (person: typeof customer) => (await readReturnPhoto(person, number, id)).ok;
  expect(await seen(customer)).toBe(true);
  expect(await seen(admin as unknown as typeof customer)).toBe(true);
  expect(await seen(createCustomer())).toBe(false);
  await anonymizeOrders(customer);
  expect((await findOrder(number))!.returns![0]!.lines).toMatchObject([{ note: '', photos: [] }]);
  expect(await seen(admin as unknown as typeof customer)).toBe(false);
});
