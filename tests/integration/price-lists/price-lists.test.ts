import { auditRecords } from '@/lib/audit/collection';
import { addToCart } from '@/lib/cart/commands';
import { findCart, findCartSummary } from '@/lib/cart/queries';
import { findVariants } from '@/lib/catalog/queries/products';
import { reviewPrices } from '@/lib/orders/commands/review-prices';
import { placeOrder } from '@/lib/orders/commands/place-order';
import { findCheckoutCart } from '@/lib/orders/queries/checkout-cart';
import { setClock } from '@/lib/platform/clock';
import {
  addPriceList,
  changePriceList,
  deleteOwnPriceLists,
  deletePriceList,
} from '@/lib/price-lists/commands';
import {
  findPriceList,
  listOwnPriceLists,
  listPriceLists,
  withContractPrices,
} from '@/lib/price-lists/queries';
import type { AudienceKind, ContractEntry, PriceListInput } from '@/lib/price-lists/schema';
import { unitPrice } from '@/lib/pricing/rules';
import { findShop } from '@/lib/settings/queries';
import type { Customer } from '@/lib/users/types';
import { codeOf, createCompany, createMember, createPerson, valueOf } from '../companies/fixtures';
import { explained } from '../explained';
import { bodyFor, createAdmin, createProduct, newKey } from '../orders/fixtures';

const staff = createAdmin('Priya Prices');
afterEach(() => setClock());

const plain: ContractEntry = { sku: null, category: null, from: 1, price: null, percentOff: null };
let count = 0;
function listOf(
  kind: AudienceKind,
  id: string,
  entries: Partial<ContractEntry>[],
  more: Partial<PriceListInput> = {},
): PriceListInput {
  const rest = { currency: 'USD', from: null, to: null, active: true };
  count += 1;
  return {
    name: `List ${count}`,
    audience: { kind, id },
    ...rest,
    entries: entries.map((entry) => ({ ...plain, ...entry })),
    ...more,
  };
}
const add = async (...args: Parameters<typeof listOf>) => valueOf(await addPriceList(staff, listOf(...args)));

/** What one unit costs a buyer at this quantity. */
async function priceFor(sku: string, buyer: Parameters<typeof withContractPrices>[1], quantity = 1) {
  const { product, variant } = (await withContractPrices(await findVariants([sku]), buyer)).get(sku)!;
  return unitPrice(product, variant, quantity);
}

test('customer, company and group have their prices, each on its days', async () => {
  const sku = await createProduct(100, { price: 1_000 });
  const group = await createCompany({ name: 'Lakeside Group' });
  const company = await createCompany({ name: 'Lakeside Plant 1', parentId: group });
  const person = await createMember(company, 'buyer');
  const { userId } = person;
  await add('group', group, [{ percentOff: 5 }]);
  expect(await priceFor(sku, { userId, companyId: company })).toBe(950);
  expect(await priceFor(sku, { userId, companyId: group })).toBe(950);
  await add('company', company, [{ category: 'hand-tools', percentOff: 10 }]);
  expect(await priceFor(sku, person)).toBe(900);
  const own = { from: '2026-06-01', to: '2026-06-30' };
  await add(
    'customer',
    userId,
    [
      { sku, price: 990 },
      { sku, from: 5, price: 700 },
    ],
    own,
  );
  setClock(() => Date.parse('2026-06-15T15:00:00Z'));
  expect(await priceFor(sku, person)).toBe(990);
  expect(await priceFor(sku, person, 5)).toBe(700);
  // A person who buys for themselves has no price of the company.
  setClock(() => Date.parse('2026-07-15T15:00:00Z'));
  expect(await priceFor(sku, { ...person, companyId: undefined })).toBe(1_000);
  expect(await priceFor(sku, await createPerson())).toBe(1_000);
  expect(await priceFor(sku, { userId: '' })).toBe(1_000);
});

test('members without the right to order see the public price', async () => {
  const sku = await createProduct(100, { price: 1_000 });
  const company = await createCompany();
  await add('company', company, [{ percentOff: 50 }]);
  expect(await priceFor(sku, await createMember(company, 'accountant'))).toBe(1_000);
  expect(await priceFor(sku, await createMember(company, 'buyer'))).toBe(500);
});

test('cart, header, checkout, review and order have one price, and the order keeps it', async () => {
  const sku = await createProduct(100, { price: 1_000 });
  const [person, stranger] = [await createPerson(), await createPerson()];
  const list = await add('customer', person.userId, [{ sku, price: 640 }]);
  await addToCart(person, { sku, quantity: 2 });
  const cart = await findCart(person);
  const agreed = { listPrice: 1_000, unitPrice: 640, isContractPrice: true };
  expect(cart).toMatchObject({ subtotal: 1_280, lines: [agreed] });
  expect(await findCartSummary(person)).toMatchObject({ subtotal: 1_280 });
  const direct = await findCheckoutCart(person, { product: cart.lines[0]!.slug });
  expect(direct).toMatchObject({ lines: [{ unitPrice: 640 }] });
  const { payment: _, total: __, ...selection } = await bodyFor([[sku, 2]]);
  const buyer = { userId: person.userId, email: person.email, companyId: undefined };
  const reviewed = valueOf(await reviewPrices(buyer, selection, await findShop()));
  expect(reviewed.lines).toMatchObject([{ unitPrice: 640, total: 1_280 }]);
  const place = (customer: Customer, total: number) =>
    bodyFor([[sku, 2]]).then((body) => placeOrder(customer, { ...body, total }, newKey()));
  expect(codeOf(await place(stranger, reviewed.totals.total))).toBe('total-changed');
  const order = valueOf(await place(person, reviewed.totals.total));
  await deletePriceList(staff, list.id);
  expect(order.lines).toMatchObject([{ listPrice: 1_000, unitPrice: 640, total: 1_280 }]);
  expect((await findCart(person)).lines).toMatchObject([{ unitPrice: 1_000, isContractPrice: false }]);
});

test('staff add, change and delete lists; a change of an old version, a taken name and unknown goods fail', async () => {
  const company = await createCompany({ name: 'Erie Valves' });
  const list = await add('company', company, [{ percentOff: 3 }]);
  expect(list).toMatchObject({ audienceName: 'Erie Valves', version: 1 });
  const { id, version, audienceName: _, audienceEmail: __, ...input } = list;
  const changed = { ...input, entries: [{ ...plain, percentOff: 4 }], version };
  expect(valueOf(await changePriceList(staff, id, changed))).toMatchObject({ version: 2 });
  expect(codeOf(await changePriceList(staff, id, changed))).toBe('price-list-changed');
  expect(codeOf(await addPriceList(staff, input))).toBe('name-taken');
  const fieldsOf = async (more: Partial<PriceListInput>) => {
    const result = await addPriceList(staff, { ...input, name: 'Other', ...more });
    return result.ok ? null : Object.keys(result.failure.fields ?? {});
  };
  const nobody = '0123456789abcdef01234567';
  expect(await fieldsOf({ audience: { kind: 'customer', id: nobody } })).toEqual(['audience.id']);
  expect(await fieldsOf({ entries: [{ ...plain, sku: 'NO-1', price: 1 }] })).toEqual(['entries.0.sku']);
  expect(await fieldsOf({ entries: [{ ...plain, category: 'no', percentOff: 1 }] })).toEqual([
    'entries.0.category',
  ]);
  expect((await listPriceLists({ q: 'erie' }, 1)).found.rows).toMatchObject([
    { id, count: 1, version: 2, audienceName: 'Erie Valves', audienceEmail: '', status: 'current' },
  ]);
  expect(codeOf(await deletePriceList(staff, id))).toBe('ok');
  expect(await findPriceList(id)).toBeNull();
  const records = await auditRecords().find({ 'subject.id': id }).sort({ _id: 1 }).toArray();
  expect(records.map(({ action }) => action)).toEqual([
    'price-list-added',
    'price-list-changed',
    'price-list-deleted',
  ]);
});

test('the lists of an account are exported and deleted with it, and all queries read through an index', async () => {
  const sku = await createProduct(9);
  const company = await createCompany();
  const person = await createMember(company, 'buyer');
  const plans = await explained(async () => {
    const { id } = await add('customer', person.userId, [{ sku, price: 5 }]);
    await findPriceList(id);
    await priceFor(sku, person);
    expect(await listOwnPriceLists(person.userId)).toMatchObject([{ entries: [{ sku, price: 5 }] }]);
    const { found } = await listPriceLists({ kind: 'customer', q: person.email }, 1);
    expect(found.rows).toMatchObject([{ id, count: 1, audienceEmail: person.email }]);
    await deleteOwnPriceLists(person.userId);
    expect(await listOwnPriceLists(person.userId)).toEqual([]);
  });
  expect(plans.filter(({ plan }) => plan.includes('COLLSCAN'))).toEqual([]);
  expect(plans.some(({ ran }) => ran.includes('priceLists'))).toBe(true);
});
