import { findLabelledReturn } from '@/lib/orders/queries/returns';
import { advanceReturn } from '@/lib/orders/commands/line-returns';
import { returnLabelPdf } from '@/lib/orders/pdf/return-label';
import { defaultShop } from '@/lib/settings/rules/shop';
import { pdfText } from '@/tests/support/read-pdf';
import { createCustomer, newKey } from './fixtures';
import { admin, delivered, request } from './line-return-fixtures';

test('an approved return has a label with both addresses and the approved units, for its customer and staff alone', async () => {
  const order = await delivered([3, 2]);
  const { number, customer, skus } = order;
  const [first, second] = skus as [string, string];
  const id = newKey();
  await request(
    order,
    [
      [first, 2],
      [second, 1],
    ],
    id,
  );
  expect(await findLabelledReturn(customer, number, id)).toMatchObject({ failure: { code: 'no-label' } });
  const why = 'Please wrap them well';
  await advanceReturn(admin, number, id, { to: 'approved', lines: [{ sku: first, quantity: 1 }], why });
  expect(await findLabelledReturn(createCustomer(), number, id)).toMatchObject({
    failure: { kind: 'not-found' },
  });
  expect(await findLabelledReturn(admin, number, id)).toMatchObject({ ok: true });

  const found = await findLabelledReturn(customer, number, id);
  if (!found.ok) throw new Error(found.failure.message);
  const text = await pdfText(await returnLabelPdf(found.value.order, found.value.orderReturn, defaultShop));
  const { address } = found.value.order;
  for (const part of [`${number}-R1`, address.line1, address.postcode, defaultShop.legalName, first, why])
    expect(text).toContain(part);
  for (const line of defaultShop.address) expect(text).toContain(line);
  expect(text).not.toContain(second);
});
