import { searchRecords } from '@/lib/admin-search/queries';
import { sendMessage } from '@/lib/contact/commands/send-message';
import { contactInput } from '@/lib/contact/schema';
import { placeOrder } from '@/lib/orders/commands/place-order';
import type { Staff } from '@/lib/users/types';
import { createAccount } from '../auth/people';
import { explained } from '../explained';
import { createAgreement } from '../blanket-orders/fixtures';
import { askFor } from '../quotes/fixtures';
import { bodyFor, createAdmin, createCustomer, createProduct, newKey } from '../orders/fixtures';

const as = (role: Staff['role']): Staff => ({ ...createAdmin(), role }) as unknown as Staff;
const kindsOf = async (q: string, role: Staff['role']) =>
  (await searchRecords(q, as(role))).map(({ kind }) => kind);

let number = '';
beforeAll(async () => {
  const sku = await createProduct(50, { name: 'Quillback clamp', sku: 'QB-778' });
  const buyer = createCustomer('Quillon Mast');
  const body = await bodyFor([[sku, 1]]);
  const placed = await placeOrder(
    buyer,
    { ...body, payment: { ...body.payment, purchaseOrder: 'PO-QUINCE-9' } },
    newKey(),
  );
  if (!placed.ok) throw new Error(placed.failure.message);
  number = placed.value.number;
  const message = {
    topic: 'order',
    name: 'Quillon Mast',
    email: 'quillon@mast.example',
    message: 'Where is it?',
  };
  await sendMessage(null, contactInput.parse(message));
  await createAccount();
});

test('an order is found by number, customer and purchase order, a product by SKU and name', async () => {
  const hrefs = async (q: string) => (await searchRecords(q, as('admin'))).map(({ href }) => href);
  for (const q of [number, number.slice(3, 9).toLowerCase(), 'quillon mast', 'po-quince'])
    expect(await hrefs(q)).toContain(`/dashboard/manageOrder/${number}`);
  for (const q of ['qb-778', 'QB778', 'quillback'])
    expect((await searchRecords(q, as('admin'))).map(({ name }) => name)).toContain('Quillback clamp');
  expect(await hrefs('person1@people')).toEqual(['/dashboard/makeAdmin?search=person1%40people.example']);
  expect(await hrefs('no such thing at all')).toEqual([]);
});

test('a quote and a blanket order are found by number, for roles that see quotes', async () => {
  const sku = await createProduct(50);
  const quote = await askFor(createCustomer(), [[sku, 3]]);
  const { number } = await createAgreement([[sku, 4, 100]]);
  const hrefs = async (q: string, role: Staff['role']) =>
    (await searchRecords(q, as(role))).map(({ href }) => href);
  expect(await hrefs(quote, 'admin')).toEqual([`/dashboard/quotes/${quote}`]);
  expect(await hrefs(number.toLowerCase(), 'admin')).toEqual([`/dashboard/blanketOrders/${number}`]);
  expect(await hrefs(quote, 'content')).toEqual([]);
});

test('a role finds only the records that it may see', async () => {
  expect(await kindsOf('quill', 'admin')).toEqual(['order', 'product', 'message']);
  expect(await kindsOf('quill', 'support')).toEqual(['order', 'product', 'message']);
  expect(await kindsOf('quill', 'warehouse')).toEqual(['order', 'product']);
  expect(await kindsOf('quill', 'content')).toEqual(['product']);
  expect(await kindsOf('person1', 'support')).toEqual([]);
  expect(await kindsOf('person1', 'manager')).toEqual(['customer']);
});

test('every query of the search uses an index', async () => {
  const plans = await explained(() => searchRecords('quillback', as('admin')));
  const searched = expect.arrayContaining(['orders', 'items', 'users', 'contactMessages']);
  expect(plans.map(({ ran }) => ran)).toEqual(searched);
  const scans = plans.filter(({ plan }) => plan.includes('COLLSCAN')).map(({ ran }) => ran);
  // One document each: the settings and the catalog's structure are read as a whole.
  expect(scans.filter((ran) => !['shopSettings', 'catalogStructure'].includes(ran))).toEqual([]);
});
