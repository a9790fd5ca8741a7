import { auditRecords } from '@/lib/audit/collection';
import { stock } from '@/lib/catalog/collection/stock';
import { auditLedger, listLedger } from '@/lib/inventory/queries/ledger';
import { outbox } from '@/lib/mail/collection';
import { purchaseOrders } from '@/lib/purchasing/collection';
import { createDraft, createProposedDrafts, editDraft } from '@/lib/purchasing/commands/drafts';
import { receivePurchase } from '@/lib/purchasing/commands/receive';
import { changePurchaseState } from '@/lib/purchasing/commands/send';
import { findPurchase, unitsOnOrder } from '@/lib/purchasing/queries/orders';
import { proposeOrders } from '@/lib/purchasing/queries/proposal';
import { readPdf } from '../../support/read-pdf';
import { createProduct } from '../orders/fixtures';
import { admin, createPart, createSupplier, receiptOf, sentOrder, valueOf } from './fixtures';

const stockOf = async (sku: string) => (await stock().findOne({ _id: sku }))!;
const proposedFor = async (supplierId: string) =>
  (await proposeOrders()).orders.find((order) => order.supplierId === supplierId);

describe('the proposal', () => {
  test('has what reached its reorder point, in packs, until it is on order', async () => {
    const [low, enough, unsupplied] = [
      await createProduct(5),
      await createProduct(6),
      await createProduct(0),
    ];
    const supplierId = await createSupplier();
    await createPart(supplierId, low, { packSize: 12, cost: 250 });
    await createPart(supplierId, enough);
    await createPart(await createSupplier({ active: false }), unsupplied);
    expect(await proposedFor(supplierId)).toMatchObject({
      total: 24 * 250,
      lines: [{ sku: low, quantity: 24, partNumber: `P-${low}`, onOrder: 0 }],
    });
    const { unsupplied: without } = await proposeOrders();
    expect(without.map(({ sku }) => sku)).toEqual([unsupplied]);

    await createProposedDrafts(admin, [supplierId]);
    expect(await proposedFor(supplierId)).toBeUndefined();
    expect(await unitsOnOrder([low])).toEqual(new Map([[low, 24]]));
  });

  test('becomes one draft when many people press at once', async () => {
    const skus = [await createProduct(1), await createProduct(1)];
    const supplierId = await createSupplier();
    for (const sku of skus) await createPart(supplierId, sku);
    await Promise.all(Array.from({ length: 6 }, () => createProposedDrafts(admin, [supplierId])));
    const orders = await purchaseOrders().find({ supplierId }).toArray();
    expect(orders).toHaveLength(1);
    expect(orders[0]!.lines.map(({ sku, quantity }) => [sku, quantity]).sort()).toEqual(
      skus.map((sku) => [sku, 20]).sort(),
    );
  });
});

test('drafts that are opened at once have numbers without gaps or repeats', async () => {
  const ids = await Promise.all(Array.from({ length: 8 }, () => createSupplier()));
  const opened = await Promise.all(ids.map((id) => createDraft(admin, id)));
  const numbers = opened.flatMap((result) => valueOf(result).numbers);
  expect(new Set(numbers).size).toBe(8);
  const all = await purchaseOrders().find().sort({ sequence: 1 }).toArray();
  expect(all.map(({ sequence }) => sequence)).toEqual(all.map((_, index) => index + 1));
});

describe('a draft', () => {
  test('is edited line by line; packs, unknown SKUs and another person’s edit are respected', async () => {
    const sku = await createProduct(3);
    const supplierId = await createSupplier();
    await createPart(supplierId, sku, { packSize: 10 });
    const [number = ''] = valueOf(await createDraft(admin, supplierId)).numbers;
    const { version } = (await findPurchase(number))!;
    const draft = { version, note: 'Dock 2', expectedOn: '2026-12-24' };
    const line = { sku, quantity: 10, cost: 395 };
    expect(await editDraft(admin, number, { ...draft, lines: [{ ...line, quantity: 15 }] })).toMatchObject({
      failure: { fields: { 'lines.0.quantity': `${sku} comes in packs of 10` } },
    });
    expect(
      await editDraft(admin, number, { ...draft, lines: [line, { ...line, sku: 'NO-SUCH' }] }),
    ).toMatchObject({
      failure: { fields: { 'lines.1.sku': 'There is no SKU NO-SUCH' } },
    });
    const edited = valueOf(await editDraft(admin, number, { ...draft, lines: [line] }));
    expect(edited).toMatchObject({
      total: 3_950,
      note: 'Dock 2',
      lines: [{ partNumber: `P-${sku}`, packSize: 10 }],
    });
    expect(await editDraft(admin, number, { ...draft, lines: [] })).toMatchObject({
      failure: { code: 'changed-meanwhile' },
    });
  });

  test('goes to the supplier once, by a mail with the order as PDF; an empty one does not', async () => {
    const sku = await createProduct(3);
    const email = 'sales@ferrox-supply.example';
    const supplierId = await createSupplier({ email, leadTimeDays: 7 });
    const [empty = ''] = valueOf(await createDraft(admin, supplierId)).numbers;
    expect(await changePurchaseState(admin, empty, { to: 'sent', why: '' })).toMatchObject({
      failure: { code: 'no-lines' },
    });
    const number = await sentOrder(supplierId, [[sku, 8]]);
    expect(number).toBe(empty);
    const again = await Promise.all(
      [1, 2, 3].map(() => changePurchaseState(admin, number, { to: 'sent', why: '' })),
    );
    expect(again.every(({ ok }) => !ok)).toBe(true);
    const mails = await outbox().find({ to: email }).toArray();
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain(`P-${sku}`.slice(2));
    expect(mails[0]!.attachments).toMatchObject([
      { filename: `${number}.pdf`, contentType: 'application/pdf' },
    ]);
    const { pages } = await readPdf(Buffer.from(mails[0]!.attachments![0]!.content, 'base64'));
    const pdf = pages.join(' ');
    for (const text of [`Purchase order ${number}`, sku, '$32.00', 'Ada Berg']) expect(pdf).toContain(text);
    const order = (await findPurchase(number))!;
    expect(order).toMatchObject({ state: 'sent', expectedOn: expect.stringMatching(/^\d{4}-/) });
    const actions = await auditRecords().find({ 'subject.name': number }).toArray();
    expect(actions.map(({ action }) => action)).toEqual([
      'purchase-order-created',
      'purchase-order-edited',
      'purchase-order-sent',
    ]);
  });
});

describe('a delivery', () => {
  test('arrives in parts: stock, average cost, ledger and state follow', async () => {
    const [a, b] = [await createProduct(10), await createProduct(0)];
    const supplierId = await createSupplier();
    const number = await sentOrder(supplierId, [[a, 20], [b, 5]]); // prettier-ignore
    const first = valueOf(await receivePurchase(admin, number, receiptOf([[a, 10, 400]])));
    expect(first).toMatchObject({ state: 'partly-received', lines: [{ received: 10 }, { received: 0 }] });
    expect(await stockOf(a)).toMatchObject({ available: 20, averageCost: 400 });
    expect(await unitsOnOrder([a, b])).toEqual(new Map([[a, 10], [b, 5]])); // prettier-ignore
    const last = valueOf(await receivePurchase(admin, number, receiptOf([[a, 10, 700], [b, 5, null]]))); // prettier-ignore
    expect(last.state).toBe('received');
    expect(await stockOf(a)).toMatchObject({ available: 30, averageCost: 500 });
    expect((await stockOf(b)).averageCost).toBeUndefined();
    expect((await listLedger(a, 1))!.rows).toMatchObject([
      { change: 10, balance: 30, cost: 700, source: { kind: 'purchase-order', id: number } },
      { change: 10, balance: 20, cost: 400, actor: admin.email },
      { change: 10, balance: 10, reason: 'Opening stock' },
    ]);
    expect(await auditLedger(b)).toEqual({ available: 5, sum: 5 });
    expect(await purchaseOrders().countDocuments({ unfinished: true })).toBe(0);
  });

  test('is received once however often it is sent, and never more than was ordered', async () => {
    const sku = await createProduct(0);
    const number = await sentOrder(await createSupplier(), [[sku, 12]]);
    const receipt = receiptOf([[sku, 8, 100]]);
    await Promise.all(Array.from({ length: 5 }, () => receivePurchase(admin, number, receipt)));
    expect((await stockOf(sku)).available).toBe(8);
    const more = await Promise.all(
      Array.from({ length: 4 }, () => receivePurchase(admin, number, receiptOf([[sku, 3, 100]]))),
    );
    expect(more.filter(({ ok }) => ok)).toHaveLength(1);
    expect(more.find(({ ok }) => !ok)).toMatchObject({
      failure: { fields: { 'lines.0.quantity': `Only 1 of ${sku} is still to come` } },
    });
    expect(await auditLedger(sku)).toEqual({ available: 11, sum: 11 });
  });

  test('whose rest will not come is closed; cancelled and draft orders receive nothing', async () => {
    const sku = await createProduct(0);
    const supplierId = await createSupplier();
    const number = await sentOrder(supplierId, [[sku, 9]]);
    valueOf(await receivePurchase(admin, number, receiptOf([[sku, 4, 100]])));
    expect(await changePurchaseState(admin, number, { to: 'cancelled', why: '' })).toMatchObject({
      ok: false,
    });
    const closed = valueOf(await changePurchaseState(admin, number, { to: 'received', why: '' }));
    expect(closed.history.at(-1)).toMatchObject({ what: 'closed', why: '5 units will not come' });
    expect(await unitsOnOrder([sku])).toEqual(new Map());
    const other = await sentOrder(supplierId, [[sku, 2]]);
    valueOf(await changePurchaseState(admin, other, { to: 'cancelled', why: 'Too late' }));
    expect(await receivePurchase(admin, other, receiptOf([[sku, 1, 1]]))).toMatchObject({
      failure: { code: 'not-receivable' },
    });
  });
});
