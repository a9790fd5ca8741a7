import { approvalRequests } from '@/lib/approvals/collection';
import { creditAccounts } from '@/lib/credit/collection';
import { orders } from '@/lib/orders/collection';
import { placeOrder } from '@/lib/orders/commands/place-order';
import { canonicalText } from '@/lib/orders/rules/canonical-text';
import type { OrderInput } from '@/lib/orders/schema/inputs';
import { sha256 } from '@/lib/platform/hash';
import { pricePurchase } from '@/lib/punchout/commands/price-purchase';
import { readPurchase, type Purchase } from '@/lib/punchout/rules/purchase';
import { readXml, type XmlElement } from '@/lib/shared/read-xml';
import { punchoutOrders } from '@/lib/punchout/collection/orders';
import { generousAccount } from '../../support/credit-terms';
import { createRuledCompany } from '../approvals/fixtures';
import { valueOf } from '../companies/fixtures';
import { createProduct } from '../orders/fixtures';
import {
  connect,
  connectMember,
  documentOf,
  orderRequestOf,
  send,
  type OrderFacts,
  type System,
} from './fixtures';

async function system(): Promise<System> {
  const connected = await connect();
  await creditAccounts().insertOne(generousAccount(connected.company));
  return connected;
}

const ordersOf = ({ company }: System) => orders().find({ 'company.id': company, state: 'placed' }).toArray();

test('an order request becomes one order of the company on invoice, however often and in parallel it is sent', async () => {
  const buyer = await system();
  const sku = await createProduct(50, { price: 1_000 });
  const text = documentOf(buyer, orderRequestOf(sku, { id: 'PO-1' }));
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(text)));
  const again = await send(documentOf(buyer, orderRequestOf(sku, { id: 'PO-1' })));
  const [order, ...more] = await ordersOf(buyer);
  expect(more).toEqual([]);
  expect(order).toMatchObject({
    customer: { id: buyer.member.userId },
    payment: { method: 'invoice', purchaseOrder: 'PO-1' },
    lines: [{ sku, quantity: 2, unitPrice: 1_000, comment: 'For line 4' }],
    address: { name: 'Pat Lee', company: 'Works 1', region: 'OH' },
  });
  expect([...answers, again].filter(({ code }) => code !== 200 && code !== 560)).toEqual([]);
  expect(again.message).toContain(order!.number);
});

test('what differs from the prices, can not be ordered or changes an order is answered and orders nothing', async () => {
  const buyer = await system();
  const sku = await createProduct(5, { price: 1_000 });
  const ask = async (facts: OrderFacts, other = sku) => send(documentOf(buyer, orderRequestOf(other, facts)));
  const cheaper = await ask({ price: '9.99', id: 'PO-2' });
  expect(cheaper.code).toBe(409);
  expect(cheaper.message).toContain(`line 10 (${sku}): the price is 10.00 USD, the order says 9.99 USD`);
  expect((await ask({ currency: 'EUR' })).code).toBe(409);
  expect((await ask({}, 'NO-SUCH-SKU')).message).toContain('NO-SUCH-SKU');
  expect(await ask({ zip: 'x' })).toMatchObject({ code: 400, message: expect.stringContaining('postcode') });
  expect((await ask({ quantity: 0 })).code).toBe(400);
  expect((await ask({ quantity: 50 })).message).toMatch(/Only 5 left/);
  expect((await ask({ type: 'update', id: 'PO-2' })).code).toBe(450);
  expect((await ask({ type: 'delete', id: 'PO-2' })).code).toBe(450);
  expect(await punchoutOrders().countDocuments({ connectionId: buyer.connection.id })).toBe(0);
  // The number is free for the corrected order, and then for no other.
  expect((await ask({ id: 'PO-2' })).code).toBe(200);
  expect((await ask({ id: 'PO-2', quantity: 1 })).code).toBe(409);
  const other = await system();
  expect((await send(documentOf(other, orderRequestOf(sku, { id: 'PO-2' })))).code).toBe(200);
  await creditAccounts().deleteOne({ _id: other.company });
  expect(await send(documentOf(other, orderRequestOf(sku, { id: 'PO-5' })))).toMatchObject({
    code: 409,
    message: expect.stringContaining('has no invoice terms'),
  });
  expect(await ordersOf(buyer)).toHaveLength(1);
});

test('an order that a crash has interrupted is finished by the next request, once', async () => {
  const buyer = await system();
  const { connection, company, member } = buyer;
  const sku = await createProduct(50, { price: 1_000 });
  const request = orderRequestOf(sku, { id: 'PO-3' });
  const purchase = readPurchase(readXml(request) as XmlElement) as Purchase;
  const person = { userId: member.userId, email: member.email, companyId: company };
  const input = (await pricePurchase(purchase, person)) as OrderInput;
  const key = 'punchout-before-the-crash';
  await punchoutOrders().insertOne({
    _id: `${connection.id} PO-3`,
    connectionId: connection.id,
    orderId: 'PO-3',
    payloadId: 'before',
    userId: member.userId,
    digest: sha256(canonicalText(purchase)),
    lines: [{ lineNumber: '10', sku, quantity: 2 }],
    input,
    key,
    createdAt: new Date(),
  });
  const placed = valueOf(await placeOrder(member, input, key));
  const answer = await send(documentOf(buyer, request));
  expect([answer.code, answer.message.includes(placed.number)]).toEqual([200, true]);
  expect(await ordersOf(buyer)).toHaveLength(1);
  const stored = await punchoutOrders().findOne({ order: placed.number });
  expect(stored).not.toHaveProperty('input');
});

test('an order that the rules of the company ask about waits for its approval, once', async () => {
  const staffed = await createRuledCompany();
  const buyer = await connectMember(staffed.id, staffed.members.buyer);
  const sku = await createProduct(50, { price: 1_000 });
  const request = orderRequestOf(sku, { id: 'PO-4' });
  const answers = [await send(documentOf(buyer, request)), await send(documentOf(buyer, request))];
  expect(answers.map(({ code, message }) => [code, message])).toEqual(
    Array(2).fill([200, 'Order PO-4 waits for an approval in the company.']),
  );
  expect(await ordersOf(buyer)).toEqual([]);
  const requests = await approvalRequests().find({ companyId: staffed.id }).toArray();
  expect(requests).toMatchObject([{ input: { payment: { purchaseOrder: 'PO-4' } }, status: 'waiting' }]);
});
