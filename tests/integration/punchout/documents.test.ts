import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { creditAccounts } from '@/lib/credit/collection';
import { issuePendingInvoices } from '@/lib/invoices/commands/issue-invoices';
import { changeOrder } from '@/lib/orders/commands/change-status';
import { shipUnits } from '@/lib/orders/commands/shipments';
import { setClock } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { punchoutDocuments } from '@/lib/punchout/collection/documents';
import { punchoutOrders } from '@/lib/punchout/collection/orders';
import { deliverPunchoutDocuments } from '@/lib/punchout/jobs';
import { elementsAt, readXml, textAt, type XmlElement } from '@/lib/shared/read-xml';
import { generousAccount } from '../../support/credit-terms';
import { dtdErrors } from '../../support/cxml-dtd';
import { valueOf } from '../companies/fixtures';
import { createProduct, newKey } from '../orders/fixtures';
import { returnAll } from '../orders/line-return-fixtures';
import { admin, connect, documentOf, orderRequestOf, send, type System } from './fixtures';

const taken = '<cXML><Response><Status code="200" text="OK"/></Response></cXML>';
let answers: [status: number, body: string][] = [];
const received: string[] = [];
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => {
    const [status, text] = answers.shift() ?? [200, taken];
    if (status === 200 && text === taken) received.push(body);
    response.writeHead(status).end(text);
  });
});

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  env().WEBHOOK_ALLOWED_TARGETS = '127.0.0.1';
});
afterAll(() => {
  server.close();
  env().WEBHOOK_ALLOWED_TARGETS = undefined;
});
afterEach(() => setClock());

async function ordering(sku: string, id: string): Promise<System & { number: string }> {
  const { port } = server.address() as AddressInfo;
  const outgoing = { outgoingUrl: `http://127.0.0.1:${port}/cxml`, outgoingSecret: 'between us' };
  const system = await connect(outgoing);
  await creditAccounts().insertOne(generousAccount(system.company));
  expect((await send(documentOf(system, orderRequestOf(sku, { id })))).code).toBe(200);
  const stored = await punchoutOrders().findOne({ connectionId: system.connection.id });
  return { ...system, number: stored!.order! };
}

const confirm = (number: string) =>
  changeOrder(admin, number, { to: 'confirmed', why: '', tracking: '', undo: false }).then(valueOf);
const requestIn = (text: string) =>
  elementsAt(readXml(text, { namesDocumentType: true }) as XmlElement, 'Request')[0]!;

test('confirmation, ship notice and invoice arrive once and in order, valid, and after a failing receiver', async () => {
  const sku = await createProduct(50, { price: 1_000 });
  const { number, connection } = await ordering(sku, 'PO-1');
  await deliverPunchoutDocuments();
  expect(received).toEqual([]);
  await confirm(number);
  const shipment = { lines: [{ sku, quantity: 2 }], carrier: 'UPS', tracking: '1Z999' };
  valueOf(await shipUnits(admin, number, shipment, newKey()));
  await issuePendingInvoices();
  answers = [
    [500, 'down'],
    [200, '<html>not cXML</html>'],
    [200, taken.replace('200', '500')],
  ];
  for (let minutes = 0; minutes < 20 && received.length < 3; minutes += 2) {
    setClock(() => Date.now() + minutes * 60_000);
    await Promise.all([deliverPunchoutDocuments(), deliverPunchoutDocuments()]);
  }
  expect(received.map((text) => requestIn(text).children[0]!.name)).toEqual([
    'ConfirmationRequest',
    'ShipNoticeRequest',
    'InvoiceDetailRequest',
  ]);
  expect(dtdErrors(...received)).toEqual([]);
  const [accepted, shipped, billed] = received.map(requestIn);
  expect(elementsAt(accepted!, 'ConfirmationRequest/OrderReference')[0]?.attributes.orderID).toBe('PO-1');
  const item = elementsAt(shipped!, 'ShipNoticeRequest/ShipNoticePortion/ShipNoticeItem')[0]!;
  expect([item.attributes.lineNumber, item.attributes.quantity]).toEqual(['10', '2']);
  const summary = 'InvoiceDetailRequest/InvoiceDetailSummary';
  const order = 'ConfirmationRequest/ConfirmationHeader/Total/Money';
  expect(textAt(billed!, `${summary}/NetAmount/Money`)).toBe(textAt(accepted!, order));
  expect(received[0]).toContain('<SharedSecret>between us</SharedSecret>');
  await deliverPunchoutDocuments();
  expect(received).toHaveLength(3);
  expect(JSON.stringify(await punchoutDocuments().find().toArray())).not.toContain('between us');
  const states = await punchoutDocuments().find({ connectionId: connection.id }).toArray();
  expect(states.map(({ state }) => state)).toEqual(['delivered', 'delivered', 'delivered']);
});

test('what is refunded of a return arrives as a credit memo about its invoice, also for an order that was over', async () => {
  received.length = 0;
  const sku = await createProduct(50, { price: 1_000 });
  const { number, connection } = await ordering(sku, 'PO-3');
  for (const to of ['confirmed', 'shipped', 'delivered'] as const)
    valueOf(await changeOrder(admin, number, { to, why: '', tracking: '', undo: false }));
  await issuePendingInvoices();
  setClock(() => Date.now() + 61 * 86_400_000);
  await deliverPunchoutDocuments();
  const own = { connectionId: connection.id };
  expect(await punchoutOrders().findOne(own)).toMatchObject({ closed: true });
  const keep: [string, number, 'restock'][] = [[sku, 1, 'restock'], [sku, 1, 'restock']]; // prettier-ignore
  await returnAll(number, { refund: true, keep });
  await deliverPunchoutDocuments();
  await deliverPunchoutDocuments();
  expect(dtdErrors(...received)).toEqual([]);
  const memo = requestIn(received.at(-1)!);
  const header = elementsAt(memo, 'InvoiceDetailRequest/InvoiceDetailRequestHeader')[0]!;
  expect(header.attributes.purpose).toBe('creditMemo');
  const bill = await punchoutDocuments().findOne({ ...own, kind: 'invoice' });
  const [reference] = elementsAt(header, 'DocumentReference');
  expect(reference?.attributes.payloadID).toBe(bill!.payloadId);
  const charged = /<DueAmount><Money currency="USD">([\d.]+)</.exec(bill!.request)![1]!;
  expect(textAt(memo, 'InvoiceDetailRequest/InvoiceDetailSummary/DueAmount/Money')).toBe(`-${charged}`);
  expect(textAt(header, 'Comments')).toContain(`2 × ${sku}`);
  expect(await punchoutDocuments().countDocuments({ ...own, kind: 'credit-note' })).toBe(1);
});

test('a cancelled order is told as rejected, and what the system refuses is not sent again', async () => {
  received.length = 0;
  const sku = await createProduct(50, { price: 1_000 });
  const { number, connection } = await ordering(sku, 'PO-2');
  const why = 'The press <broke> & is gone';
  valueOf(await changeOrder(admin, number, { to: 'cancelled', why, tracking: '', undo: false }));
  answers = [[200, taken.replace('200', '409')]];
  await deliverPunchoutDocuments();
  setClock(() => Date.now() + 3_600_000);
  await deliverPunchoutDocuments();
  const [refused] = await punchoutDocuments().find({ connectionId: connection.id }).toArray();
  expect(refused).toMatchObject({ kind: 'confirmation', state: 'failed', attempts: 1 });
  expect(refused!.request).toContain('type="reject"');
  expect(refused!.request).toContain('The press &lt;broke&gt; &amp; is gone');
  expect(received).toEqual([]);
});
