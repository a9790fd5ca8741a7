import { auditRecords } from '@/lib/audit/collection';
import { placeOrder } from '@/lib/orders/commands/place-order';
import { keyCaller, type Reply } from '../../support/key-caller';
import { bodyFor, createCustomer, createProduct, newKey } from '../orders/fixtures';
import { delivered, request } from '../orders/line-return-fixtures';

// Work after the response needs a server of Next.
jest.mock('next/server', () => ({ ...jest.requireActual<object>('next/server'), after: () => undefined }));

type Params = { number: string };
let call: Awaited<ReturnType<typeof keyCaller>>;

beforeAll(async () => {
  call = await keyCaller('Warehouse', ['orders:read', 'orders:write', 'returns:read', 'returns:write']);
});

const codeOf = ({ status, json }: Reply) => [status, (json.error as { code: string }).code];

async function place(quantity: number): Promise<{ sku: string; params: Params }> {
  const sku = await createProduct(20);
  const order = await placeOrder(createCustomer(), await bodyFor([[sku, quantity]]), newKey());
  if (!order.ok) throw new Error(order.failure.message);
  return { sku, params: { number: order.value.number } };
}

const setStatus = (params: Params, to: string, headers?: HeadersInit) =>
  call('PATCH', '/api/orders/{number}/state', { params, body: { to }, headers });

test('a warehouse confirms an order, ships it in parts once each, and undoes a shipment', async () => {
  const { sku, params } = await place(3);
  expect((await setStatus(params, 'confirmed')).json).toMatchObject({ state: 'confirmed' });
  const ship = (quantity: number, key: string) =>
    call('POST', '/api/orders/{number}/shipments', {
      params,
      body: { lines: [{ sku, quantity }], carrier: 'UPS', tracking: '1Z999' },
      headers: { 'idempotency-key': key },
    });
  const key = newKey();
  expect((await ship(1, key)).status).toBe(201);
  expect((await ship(1, key)).json.shipments).toHaveLength(1);
  const whole = (await ship(2, newKey())).json as { state: string; shipments: { id: string }[] };
  expect([whole.state, whole.shipments.length]).toEqual(['shipped', 2]);
  const last = { ...params, id: whole.shipments[1]!.id };
  const undone = await call('DELETE', '/api/orders/{number}/shipments/{id}', { params: last });
  expect(undone.json).toMatchObject({ state: 'confirmed', shipments: [{ lines: [{ sku, quantity: 1 }] }] });
  const rest = await call('POST', '/api/orders/{number}/cancel-rest', { params, body: { why: 'Broken' } });
  expect(rest.json).toMatchObject({ state: 'shipped', lines: [{ sku, quantity: 1 }] });
  // History and audit log name the key.
  const { history, id } = rest.json as { history: { by: string }[]; id: string };
  expect(history.at(-1)).toMatchObject({ what: 'rest cancelled', by: 'Warehouse (shop)' });
  const records = await auditRecords().find({ 'subject.id': id }).toArray();
  expect(records.map(({ action, actor }) => [action, actor?.email])).toEqual(
    [
      'order-confirmed',
      'order-units-shipped',
      'order-units-shipped',
      'order-units-shipped',
      'order-shipment-undone',
      'order-rest-cancelled',
    ].map((action) => [action, 'api key: warehouse']),
  );
});

test('of two changes with the ETag of the same order one is carried out, the other told to read again', async () => {
  const { params } = await place(1);
  const read = async () => (await call('GET', '/api/shop/orders/{number}', { params })).headers.get('etag')!;
  const tag = { 'if-match': await read() };
  const replies = await Promise.all([
    setStatus(params, 'confirmed', tag),
    setStatus(params, 'cancelled', tag),
  ]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 412]);
  expect(codeOf(replies.find(({ status }) => status === 412)!)).toEqual([412, 'changed-since']);
  expect(await read()).not.toBe(tag['if-match']);
});

test('shipments, their undoing, the rest and returns are refused with an older ETag, but not what is repeated', async () => {
  const { sku, params } = await place(3);
  await setStatus(params, 'confirmed');
  const read = async () => (await call('GET', '/api/shop/orders/{number}', { params })).headers.get('etag')!;
  const ship = (quantity: number, key: string, tag: string) =>
    call('POST', '/api/orders/{number}/shipments', {
      params,
      body: { lines: [{ sku, quantity }], carrier: '', tracking: '' },
      headers: { 'idempotency-key': key, 'if-match': tag },
    });
  const [key, first] = [newKey(), await read()];
  const shipped = await ship(1, key, first);
  expect(shipped.status).toBe(201);
  expect((await ship(1, key, first)).status).toBe(201);
  const stale = { headers: { 'if-match': first } };
  const [shipment] = shipped.json.shipments as { id: string }[];
  const refused = [
    await ship(1, newKey(), first),
    await call('DELETE', '/api/orders/{number}/shipments/{id}', {
      params: { ...params, id: shipment!.id },
      ...stale,
    }),
    await call('POST', '/api/orders/{number}/cancel-rest', { params, body: { why: 'Broken' }, ...stale }),
  ];
  expect(refused.map(codeOf)).toEqual([1, 2, 3].map(() => [412, 'changed-since']));
  expect((await ship(2, newKey(), await read())).status).toBe(201);

  const order = await delivered([1]);
  const id = newKey();
  await request(order, [[order.skus[0]!, 1]], id);
  const decided = await call('PATCH', '/api/orders/{number}/returns/{id}', {
    params: { number: order.number, id },
    body: { to: 'refused', why: 'Used' },
    ...stale,
  });
  expect(codeOf(decided)).toEqual([412, 'changed-since']);
});

test('a warehouse approves, receives and inspects a return', async () => {
  const order = await delivered([2]);
  const sku = order.skus[0]!;
  const id = newKey();
  await request(order, [[sku, 1]], id);
  const params = { number: order.number, id };
  const step = (body: object) => call('PATCH', '/api/orders/{number}/returns/{id}', { params, body });
  const units = [{ sku, quantity: 1 }];
  expect((await step({ to: 'approved', lines: units })).status).toBe(200);
  expect((await step({ to: 'received' })).status).toBe(200);
  const inspected = await step({ to: 'inspected', units: [{ sku, quantity: 1, outcome: 'restock' }] });
  expect(inspected.json.returns).toMatchObject([{ id, status: 'inspected' }]);
  const reading = await keyCaller('Reader', ['orders:read', 'returns:read']);
  const refused = await reading('PATCH', '/api/orders/{number}/returns/{id}', {
    params,
    body: { to: 'closed' },
  });
  expect(codeOf(refused)).toEqual([403, 'missing-scope']);
});
