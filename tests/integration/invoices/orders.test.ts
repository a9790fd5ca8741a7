import { Binary, ObjectId } from 'mongodb';
import { invoiceFiles, invoices } from '@/lib/invoices/collection';
import { creditInvoice, creditRefund } from '@/lib/invoices/commands/credit';
import { detachInvoices } from '@/lib/invoices/commands/detach-invoices';
import { issueInvoicesOf, issuePendingInvoices } from '@/lib/invoices/commands/issue-invoices';
import { invoiceFile } from '@/lib/invoices/commands/store-file';
import { findInvoice, findOwnInvoice, listOrderInvoices } from '@/lib/invoices/queries/invoices';
import { verifyInvoiceChain } from '@/lib/invoices/queries/verify-chain';
import { orders } from '@/lib/orders/collection';
import { changeOrder, changePayment } from '@/lib/orders/commands/change-status';
import { shipUnits, undoShipment } from '@/lib/orders/commands/shipments';
import { findOrder } from '@/lib/orders/queries/orders';
import { placeOrder } from '@/lib/orders/commands/place-order';
import type { Order } from '@/lib/orders/schema/order';
import type { StatusChange } from '@/lib/orders/schema/inputs';
import { appliedMigrations, migrate } from '@/scripts/migrations';
import { onCrashingServer } from '../orders/faults';
import { bodyFor, createAdmin, createCustomer, createProduct, newKey } from '../orders/fixtures';
import { returnAll } from '../orders/line-return-fixtures';
import { pdfText } from '../../support/read-pdf';

const admin = createAdmin();

async function placed(units = 3): Promise<Order> {
  const sku = await createProduct(units, { price: 1_234 });
  const result = await placeOrder(createCustomer(), await bodyFor([[sku, units]]), newKey());
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
}

async function become(order: Order, ...states: StatusChange['to'][]): Promise<void> {
  for (const to of states) {
    const changed = await changeOrder(admin, order.number, { to, why: '', tracking: '', undo: false });
    if (!changed.ok) throw new Error(changed.failure.message);
  }
}

async function shipped(): Promise<Order> {
  const order = await placed();
  await become(order, 'confirmed', 'shipped');
  await issueInvoicesOf(order.id);
  return order;
}

const pay = (order: Order, to: 'due' | 'paid' | 'refunded', undo = false) =>
  changePayment(admin, order.number, { to, why: '', undo });

const documentsOf = async ({ id }: Order) =>
  (await listOrderInvoices(id)).map(({ series, gross, status, credited }) => ({
    series,
    gross,
    status,
    credited,
  }));

test('an order gets its invoice when it ships, about exactly its total, and only one', async () => {
  const order = await placed();
  await become(order, 'confirmed');
  await issueInvoicesOf(order.id);
  expect(await documentsOf(order)).toEqual([]);
  await become(order, 'shipped');
  await Promise.all([issueInvoicesOf(order.id), issuePendingInvoices(), issueInvoicesOf(order.id)]);
  await become(order, 'delivered');
  await issueInvoicesOf(order.id);
  expect(await documentsOf(order)).toEqual([
    { series: 'invoice', gross: order.totals.total, status: 'open', credited: 0 },
  ]);
  expect(await orders().countDocuments({ invoicePending: true })).toBe(0);
});

test('each shipment gets an invoice, and together they are exactly the order', async () => {
  const order = await placed(3);
  await become(order, 'confirmed');
  const { sku } = order.lines[0]!;
  for (const quantity of [1, 2]) {
    const input = { lines: [{ sku, quantity }], carrier: '', tracking: '' };
    const sent = await shipUnits(admin, order.number, input, newKey());
    if (!sent.ok) throw new Error(sent.failure.message);
    await issueInvoicesOf(order.id);
  }
  const found = await invoices().find({ orderId: order.id }).sort({ position: 1 }).toArray();
  expect(found.map(({ content }) => content.lines.map(({ quantity }) => quantity))).toEqual([[1], [2]]);
  for (const field of ['gross', 'tax'] as const) {
    const total = field === 'gross' ? order.totals.total : order.totals.tax;
    expect(found.reduce((sum, { content }) => sum + content[field], 0)).toBe(total);
  }
  const last = (await findOrder(order.number))!.shipments.at(-1)!;
  await undoShipment(admin, order.number, last.id);
  await issueInvoicesOf(order.id);
  expect((await documentsOf(order)).map(({ status }) => status)).toEqual(['open', 'credited', 'issued']);
});

test('the PDF is stored once: settings that change later don’t reach it', async () => {
  const order = await shipped();
  const [row] = await listOrderInvoices(order.id);
  const invoice = (await findInvoice(row!.number))!;
  const bytes = await invoiceFile(invoice, 'pdf');
  const text = await pdfText(bytes);
  expect(text).toContain(`Invoice ${row!.number}`);
  expect(text).toContain(`Order ${order.number}`);
  expect(text).toContain(`Payment reference ${row!.number}`);
  const later = { ...invoice, content: { ...invoice.content, footer: 'A new footer' } };
  expect(await invoiceFile(later, 'pdf')).toEqual(bytes);
});

test('a paid invoice is paid, a refund credits all of it, and a refund taken back is charged again', async () => {
  const order = await shipped();
  const gross = order.totals.total;
  await pay(order, 'paid');
  await issueInvoicesOf(order.id);
  expect(await documentsOf(order)).toMatchObject([{ status: 'paid' }]);
  await pay(order, 'refunded');
  await issueInvoicesOf(order.id);
  const note = { series: 'credit-note', gross, status: 'issued' };
  expect(await documentsOf(order)).toMatchObject([{ status: 'credited', credited: gross }, note]);
  await pay(order, 'paid', true);
  await issueInvoicesOf(order.id);
  expect(await documentsOf(order)).toMatchObject([
    { status: 'credited' },
    note,
    { series: 'invoice', gross, status: 'paid', credited: 0 },
  ]);
});

test('a returned order is credited once, also when its refund is recorded later', async () => {
  const order = await shipped();
  await pay(order, 'paid');
  await become(order, 'delivered');
  await returnAll(order.number, { refund: true });
  await issueInvoicesOf(order.id);
  await pay(order, 'refunded');
  await issueInvoicesOf(order.id);
  expect((await documentsOf(order)).map(({ series }) => series)).toEqual(['invoice', 'credit-note']);
});

test('refunds of parts never credit more than the invoice, however many come at once, and repeats count once', async () => {
  const order = await shipped();
  const { total } = order.totals;
  const refunds = Array.from({ length: 8 }, (_, index) => ({
    orderId: order.id,
    refundId: `re_${order.id}_${index % 7}`,
    amount: Math.ceil(total / 5),
    reason: 'Refund',
  }));
  await Promise.all(refunds.map(creditRefund));
  const [invoice, ...notes] = await documentsOf(order);
  expect(notes.reduce((sum, { gross }) => sum + gross, 0)).toBe(total);
  expect(notes.length).toBe(5);
  expect(invoice).toMatchObject({ status: 'credited', credited: total });
  const contents = await invoices().find({ orderId: order.id, series: 'credit-note' }).toArray();
  for (const field of ['net', 'tax'] as const) {
    const { content } = (await invoices().findOne({ orderId: order.id, series: 'invoice' }))!;
    expect(contents.reduce((sum, each) => sum + each.content[field], 0)).toBe(content[field]);
  }
});

test('a refund that the payment provider has made is credited once; money beyond the order is not', async () => {
  const order = await shipped();
  const refund = { paymentId: 'pi_1', reason: 'Dented', by: 'Grace', at: new Date().toISOString() };
  const refunds = [
    { ...refund, id: 'done', amount: 700, isExcess: false, isDone: true },
    { ...refund, id: 'waiting', amount: 200, isExcess: false, isDone: false },
    { ...refund, id: 'excess', amount: 300, isExcess: true, isDone: true },
  ];
  await orders().updateOne({ _id: new ObjectId(order.id) }, { $set: { refunds, invoicePending: true } });
  await issuePendingInvoices();
  await issueInvoicesOf(order.id);
  expect(await documentsOf(order)).toMatchObject([
    { status: 'open', credited: 700 },
    { series: 'credit-note', gross: 700 },
  ]);
});

test('staff credit a part with a reason, once for each key, and not more than is left', async () => {
  const order = await shipped();
  const number = (await listOrderInvoices(order.id))[0]!.number;
  const input = { amount: 500, reason: 'Scratched', key: 'key-00000001' };
  const first = await creditInvoice(admin, number, input);
  expect(await creditInvoice(admin, number, input)).toEqual(first);
  expect(first).toMatchObject({
    value: { content: { gross: 500, credits: { number, reason: 'Scratched' } } },
  });
  const rest = { ...input, amount: order.totals.total, key: 'key-00000002' };
  expect(await creditInvoice(admin, number, rest)).toMatchObject({ failure: { code: 'too-much' } });
});

test('a server that crashes after any write leaves at most work for the job, which issues each document once', async () => {
  for (let [at, died] = [1, true]; died; at++) {
    const order = await placed(1);
    await become(order, 'confirmed', 'shipped');
    await pay(order, 'paid');
    await pay(order, 'refunded');
    ({ died } = await onCrashingServer(at, 'after', () => issueInvoicesOf(order.id)));
    await issuePendingInvoices();
    expect((await documentsOf(order)).map(({ series }) => series)).toEqual(['invoice', 'credit-note']);
  }
  expect(await verifyInvoiceChain()).toMatchObject({ isIntact: true });
});

test('an altered cent, a swapped hash, a missing document and an altered file are named', async () => {
  for (let count = 0; count < 3; count++) {
    const order = await shipped();
    await invoiceFile((await findInvoice((await listOrderInvoices(order.id))[0]!.number))!, 'pdf');
  }
  const chain = await invoices().find({ series: 'invoice' }).sort({ position: 1 }).toArray();
  const [, second, third] = chain;
  const check = async (change: () => Promise<unknown>, undo: () => Promise<unknown>) => {
    await change();
    const { isIntact, number, problem } = await verifyInvoiceChain();
    await undo();
    expect(await verifyInvoiceChain()).toMatchObject({ isIntact: true });
    return [isIntact, number, problem];
  };
  const set = (fields: object) => () => invoices().updateOne({ _id: second!._id }, { $set: fields });
  const { gross, number } = second!.content;
  expect(await check(set({ 'content.gross': gross + 1 }), set({ 'content.gross': gross }))).toEqual([
    false,
    number,
    'its content was altered',
  ]);
  const remove = () => invoices().deleteOne({ _id: second!._id });
  const file = () => invoiceFiles().findOne({ _id: /pdf$/ });
  const { _id, bytes } = (await file())!;
  const store = (content: Binary) => () => invoiceFiles().updateOne({ _id }, { $set: { bytes: content } });
  expect(await check(store(new Binary(Buffer.from('other'))), store(bytes))).toEqual([
    false,
    chain.find((each) => _id.startsWith(each._id.toHexString()))!.content.number,
    'its stored file was altered',
  ]);
  expect(await check(remove, () => invoices().insertOne(second!))).toEqual([
    false,
    third!.content.number,
    'a document before it is missing',
  ]);
});

test('orders shipped in the past get invoices in the order of shipment, dated with it, the same in every run', async () => {
  await invoices().deleteMany({});
  await orders().deleteMany({});
  const days = [9, 3, 6];
  const past = [];
  for (const day of days) {
    const order = await placed(1);
    await become(order, 'confirmed', 'shipped', ...(day === 3 ? (['delivered'] as const) : []));
    const at = (hour: number) => new Date(Date.UTC(2025, 4, day, hour));
    const stored = (await orders().findOne({ _id: new ObjectId(order.id) }))!;
    const history = stored.history.map((event, index) => ({ ...event, at: at(12 + index) }));
    // As before returns named lines.
    const returned = {
      state: 'returned' as const,
      history: [...history, { ...history[0]!, what: 'returned', at: at(17) }],
    };
    await orders().updateOne(
      { _id: stored._id },
      { $set: day === 3 ? returned : { history }, $unset: { shipments: 1, invoicePending: 1 } },
    );
    past.push(order);
  }
  // The migration at the start of two servers at once, and again after a crash before it was noted as applied.
  for (let start = 0; start < 2; start++) {
    await appliedMigrations().deleteMany({ _id: { $in: ['past-invoices', 'line-returns'] } });
    await Promise.all([migrate(), migrate()]);
  }
  const rows = await Promise.all(past.map(({ id }) => listOrderInvoices(id)));
  expect(rows.map((each) => each.map(({ number, issuedOn }) => `${number} ${issuedOn}`))).toEqual([
    ['INV-2025-00003 2025-05-09'],
    ['INV-2025-00001 2025-05-03', 'CN-2025-00001 2025-05-03'],
    ['INV-2025-00002 2025-05-06'],
  ]);
});

test('a customer finds own documents; after the account is deleted only staff do, with the name', async () => {
  const order = await shipped();
  const number = (await listOrderInvoices(order.id))[0]!.number;
  const customer = { ...createCustomer(), userId: order.customer.id };
  expect(await findOwnInvoice(customer.userId, number)).not.toBeNull();
  expect(await findOwnInvoice('somebody', number)).toBeNull();
  await detachInvoices(customer);
  expect(await findOwnInvoice(customer.userId, number)).toBeNull();
  expect((await findInvoice(number))!.content.buyer.name).toBe('Ada Buyer');
  expect(await verifyInvoiceChain()).toMatchObject({ isIntact: true });
});
