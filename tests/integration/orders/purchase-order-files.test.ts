import { PDFDocument } from 'pdf-lib';
import { isPlaced, orders } from '@/lib/orders/collection';
import { purchaseOrderFiles } from '@/lib/orders/collection/purchase-order-files';
import { anonymizeOrders } from '@/lib/orders/commands/anonymize-orders';
import { placeOrder } from '@/lib/orders/commands/place-order';
import { attachPurchaseOrder, readPurchaseOrder } from '@/lib/orders/commands/attach-purchase-order';
import { storePurchaseOrderFile } from '@/lib/orders/commands/purchase-order-files';
import type { SignedIn } from '@/lib/users/types';
import { creditAccounts } from '@/lib/credit/collection';
import { newCreditAccount } from '@/lib/credit/commands/terms';
import { actorOf, createCompany, createMember, codeOf, valueOf } from '../companies/fixtures';
import { removeMember } from '@/lib/companies/commands/members';
import { bodyFor, createCustomer, createProduct, newKey } from './fixtures';
import { admin, move } from './shipping';
import { readPdf } from '../../support/read-pdf';

async function pdf(text: string): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage().drawText(text);
  document.addJavaScript('greet', 'app.alert("hello")');
  return Buffer.from(await document.save());
}

async function placed(person: ReturnType<typeof createCustomer>, file: string, company?: string) {
  const body = await bodyFor([[await createProduct(9), 1]]);
  const payment = { ...body.payment, purchaseOrder: 'PO-77', purchaseOrderFile: file };
  return placeOrder(person, { ...body, payment, ...(company && { company }) }, newKey());
}

async function createBuyingCompany() {
  const id = await createCompany();
  const terms = { status: 'active', netDays: 30, limit: 100_000_000 } as const;
  await creditAccounts().insertOne(newCreditAccount({ id, name: 'Lakeside', email: '' }, terms));
  return id;
}

const reads = async (person: SignedIn, number: string) => codeOf(await readPurchaseOrder(person, number));

test('the PDF of a purchase order is stored without scripts; its company and staff read it, nobody else', async () => {
  const company = await createBuyingCompany();
  const [buyer, colleague, accountant] = [
    await createMember(company, 'buyer'),
    await createMember(company, 'buyer'),
    await createMember(company, 'accountant'),
  ];
  const file = valueOf(await storePurchaseOrderFile(buyer, 'PO 77.pdf', await pdf('Ours')));
  expect((await purchaseOrderFiles().findOne({ uploadedBy: buyer.userId }))!.removeAt).toBeInstanceOf(Date);
  expect(codeOf(await placed(colleague, file.id, company))).toBe('no-such-file');
  const { number } = valueOf(await placed(buyer, file.id, company));
  expect(await orders().findOne({ number })).toMatchObject({ purchaseOrderFile: { name: 'PO 77.pdf' } });
  const stored = (await purchaseOrderFiles().findOne({ uploadedBy: buyer.userId }))!;
  expect(stored.removeAt).toBeUndefined();
  const bytes = valueOf(await readPurchaseOrder(accountant, number));
  expect((await readPdf(bytes)).pages.join()).toContain('Ours');
  expect(Buffer.from(bytes).toString('latin1')).not.toContain('alert');
  expect(await reads(admin as unknown as SignedIn, number)).toBe('ok');
  expect(await reads(colleague, number)).toBe('no-such-file');
  expect(await reads(createCustomer(), number)).toBe('no-such-file');
  const boss = await createMember(company, 'admin');
  valueOf(await removeMember(actorOf(boss), company, accountant));
  expect(await reads(accountant, number)).toBe('no-such-file');
});

test.each([
  ['a picture with the beginning of a PDF further on', Buffer.from(`GIF89a%PDF-1.7\n%%EOF`)],
  ['an HTML page', Buffer.from('<html><script>1</script></html>')],
  ['a PDF that is cut', Buffer.from('%PDF-1.7\n1 0 obj')],
])('%s is no purchase order', async (_, bytes) => {
  expect(codeOf(await storePurchaseOrderFile(createCustomer(), 'po.pdf', bytes))).toBe('not-a-document');
});

test('it is attached and replaced until the order ships, and the former file goes', async () => {
  const customer = createCustomer();
  const body = await bodyFor([[await createProduct(9), 1]]);
  const { number } = valueOf(await placeOrder(customer, body, newKey()));
  expect(codeOf(await attachPurchaseOrder(createCustomer(), number, 'x.pdf', await pdf('x')))).toBe(
    'unknown-order',
  );
  valueOf(await attachPurchaseOrder(customer, number, 'first.pdf', await pdf('first')));
  const staff = admin as unknown as SignedIn;
  const order = valueOf(await attachPurchaseOrder(staff, number, 'second.pdf', await pdf('second')));
  expect(order).toMatchObject({ purchaseOrderFile: { name: 'second.pdf' } });
  expect(order.history.at(-1)!.what).toBe('purchase order attached');
  const kept = await purchaseOrderFiles()
    .find({ name: { $in: ['first.pdf', 'second.pdf'] } })
    .toArray();
  expect(kept.map(({ name, removeAt }) => [name, removeAt !== undefined])).toEqual([
    ['first.pdf', true],
    ['second.pdf', false],
  ]);
  await move(number, 'confirmed', 'shipped');
  expect(codeOf(await attachPurchaseOrder(customer, number, 'late.pdf', await pdf('late')))).toBe(
    'illegal-change',
  );
});

test('closing an account deletes the files of its own orders; one of a company stays with the company', async () => {
  const company = await createBuyingCompany();
  const buyer = await createMember(company, 'buyer');
  const boss = await createMember(company, 'admin');
  const [own, shared] = [
    valueOf(await storePurchaseOrderFile(buyer, 'own.pdf', await pdf('own'))),
    valueOf(await storePurchaseOrderFile(buyer, 'shared.pdf', await pdf('shared'))),
  ];
  const numbers = [
    valueOf(await placed(buyer, own.id)).number,
    valueOf(await placed(buyer, shared.id, company)).number,
  ];
  for (const number of numbers) await move(number, 'confirmed', 'shipped', 'delivered');
  valueOf(await anonymizeOrders(buyer));
  const [first, second] = await Promise.all(numbers.map((number) => orders().findOne({ number })));
  expect(isPlaced(first!) && first.purchaseOrderFile).toBeUndefined();
  expect(await reads(boss, second!.number!)).toBe('ok');
  expect(await purchaseOrderFiles().countDocuments({ uploadedBy: buyer.userId })).toBe(0);
});
