import { randomUUID } from 'node:crypto';
import { sku } from '../support/agents';
import { begin, call, input, type Session } from '../support/checkout-sessions';
import { closeTheDatabase, theDatabase } from '../support/factories';
import { theShop } from '../support/open-shop';

const other = 'TW-AG115';

afterAll(closeTheDatabase);

const amountOf = ({ totals }: Session, type: string) => totals.find((total) => total.type === type)?.amount;

test('the profile of the shop names its checkout and where it is', async () => {
  const response = await fetch(`${theShop()}/.well-known/ucp`);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toContain('public');
  const { ucp } = (await response.json()) as {
    ucp: {
      version: string;
      services: Record<string, { transport: string; endpoint: string }[]>;
      capabilities: object;
    };
  };
  expect(ucp.version).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(Object.keys(ucp.capabilities)).toEqual(['dev.ucp.shopping.checkout']);
  expect(ucp.services['dev.ucp.shopping']).toEqual([
    expect.objectContaining({ transport: 'rest', endpoint: `${theShop()}/ucp/v1` }),
  ]);
});

test('a session has the prices of the shop, and leads to a person who reviews it on the site', async () => {
  const session = await begin([sku, 2], [other, 1]);
  expect(session.status).toBe('requires_escalation');
  expect(session.messages[0]).toMatchObject({ type: 'error', severity: 'requires_buyer_review' });
  const [line] = session.line_items.filter(({ id }) => id === sku);
  expect(line).toMatchObject({ item: { id: sku }, quantity: 2 });
  expect(line!.item.price).toBeGreaterThan(1);
  expect(line!.item.title).not.toContain('agent');
  expect(line!.item.image_url.startsWith(theShop())).toBe(true);
  const sum = session.line_items.reduce((total, { item, quantity }) => total + item.price * quantity, 0);
  expect(amountOf(session, 'subtotal')).toBe(sum);
  expect(amountOf(session, 'total')).toBe(sum + (amountOf(session, 'items_discount') ?? 0));
  expect(decodeURIComponent(session.continue_url)).toContain(`${sku}\t2`);
  const { status, headers, session: read } = await call('GET', `/${session.id}`);
  expect([status, read]).toEqual([200, session]);
  expect(headers.get('cache-control')).toBe('private, no-store');
  for (const { url } of session.links) expect([url, (await fetch(url)).status]).toEqual([url, 200]);
});

test('what agents tell of buyers and payments is not stored', async () => {
  const session = await begin([sku, 1]);
  const { status } = await call('POST', `/${session.id}/complete`, input([sku, 1]));
  expect(status).toBe(200);
  for (const { name } of await theDatabase().listCollections().toArray()) {
    const found = JSON.stringify(await theDatabase().collection(name).find().toArray());
    expect([name, /a-secret-token|buyer@customers\.example/.test(found)]).toEqual([name, false]);
  }
});

test('completing a session orders nothing', async () => {
  const session = await begin([sku, 1]);
  const orders = () => theDatabase().collection('orders').countDocuments();
  const before = await orders();
  const { status, session: answer } = await call('POST', `/${session.id}/complete`, {
    payment: { instruments: [{ id: 'one', selected: true }] },
  });
  expect([status, answer.status, answer.continue_url]).toEqual([
    200,
    'requires_escalation',
    session.continue_url,
  ]);
  expect(await orders()).toBe(before);
});

test('a change replaces all lines, or none with the reason', async () => {
  const { id } = await begin([sku, 1], [other, 1]);
  const { session } = await call('PUT', `/${id}`, input([other, 3]));
  expect(session.line_items.map((line) => [line.id, line.quantity])).toEqual([[other, 3]]);
  const rejected = await call('PUT', `/${id}`, input([sku, 1], [other, 999_999], ['NO-SUCH-SKU', 1]));
  expect([rejected.status, rejected.session.status]).toEqual([200, 'incomplete']);
  expect(rejected.session.messages.filter(({ type }) => type === 'error')).toEqual([
    expect.objectContaining({ code: 'item_unavailable', path: '$.line_items[2]', severity: 'recoverable' }),
    expect.objectContaining({ path: '$.line_items[1]', severity: 'recoverable' }),
  ]);
  expect((await call('GET', `/${id}`)).session.line_items).toEqual(session.line_items);
});

test('lines that can’t be bought begin no session', async () => {
  const { status, session } = await call('POST', '', input([sku, 1], ['NO-SUCH-SKU', 1]));
  expect([status, session.ucp.status, session.id]).toEqual([200, 'error', undefined]);
  expect(session.messages).toEqual([
    expect.objectContaining({ code: 'item_unavailable', path: '$.line_items[1]' }),
  ]);
});

test('a line that is sold out meanwhile makes its session incomplete', async () => {
  const { id } = await begin([sku, 1]);
  const stock = theDatabase().collection<{ _id: string; available: number }>('stock');
  const before = await stock.findOneAndUpdate({ _id: sku }, { $set: { available: 0 } });
  const { session } = await call('GET', `/${id}`);
  await stock.updateOne({ _id: sku }, { $set: { available: before!.available } });
  expect(session.status).toBe('incomplete');
  expect(session.messages[0]).toMatchObject({ code: 'out_of_stock', path: '$.line_items[0]' });
});

test('a cancelled session is gone', async () => {
  const { id } = await begin([sku, 1]);
  const { status, session } = await call('POST', `/${id}/cancel`, {});
  expect([status, session.status, session.continue_url]).toEqual([200, 'canceled', undefined]);
  for (const [method, path, body] of [
    ['GET', `/${id}`, undefined],
    ['PUT', `/${id}`, input([sku, 1])],
    ['POST', `/${id}/complete`, {}],
    ['POST', `/${id}/cancel`, {}],
  ] as const)
    expect([method, path, (await call(method, path, body)).status]).toEqual([method, path, 404]);
});

test('a repeat with the same key gets the same session, and with another body a conflict', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const first = await call('POST', '', input([sku, 1]), headers);
  const repeated = await call('POST', '', input([sku, 1]), headers);
  expect([repeated.status, repeated.session]).toEqual([201, first.session]);
  const conflicting = await call('POST', '', input([sku, 2]), headers);
  expect([conflicting.status, conflicting.session.code]).toEqual([409, 'idempotency-key-reused']);
});

test.each([
  [{}, 'invalid-input'],
  [{ line_items: [] }, 'invalid-input'],
  [input([sku, 0]), 'invalid-input'],
  [input([sku, 1.5]), 'invalid-input'],
  [{ line_items: [{ item: { id: { $ne: '' } }, quantity: 1 }] }, 'invalid-input'],
])('the body %j is rejected in the shape of the protocol', async (body, code) => {
  const { status, session } = await call('POST', '', body);
  expect([status, session.code, session.ucp.status]).toEqual([400, code, 'error']);
  expect(session.messages).toEqual([
    expect.objectContaining({ type: 'error', code, severity: 'unrecoverable' }),
  ]);
});

test('a newer version of the protocol is not understood', async () => {
  const headers = { 'ucp-agent': 'profile="https://agent.example/profile"; version="2099-01-01"' };
  const { status, session } = await call('POST', '', input([sku, 1]), headers);
  expect([status, session.code]).toEqual([400, 'version_unsupported']);
});
