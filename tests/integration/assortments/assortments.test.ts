import { addAssortment, changeAssortment, deleteAssortment } from '@/lib/assortments/commands';
import {
  findAssortmentUse,
  findNotOffered,
  findOfferedProduct,
  findProductFor,
  listAssortments,
  listOwnAssortment,
} from '@/lib/assortments/queries';
import type { AssortmentInput } from '@/lib/assortments/schema';
import { chooseCompany } from '@/lib/auth/active-company';
import { addToCart } from '@/lib/cart/commands';
import { addLines } from '@/lib/cart/commands/add-lines';
import { findCart } from '@/lib/cart/queries';
import { products } from '@/lib/catalog/collection/products';
import { editProduct } from '@/lib/catalog/commands/products';
import { findProduct, findProductsBySlug, listProducts } from '@/lib/catalog/queries/products';
import { listSlugs } from '@/lib/catalog/queries/slugs';
import { removeMember } from '@/lib/companies/commands/members';
import { placeOrder } from '@/lib/orders/commands/place-order';
import { findProductChoices } from '@/lib/orders/queries/product-choices';
import { resolveList } from '@/lib/quick-order/queries/resolve-list';
import { requestQuote } from '@/lib/quotes/commands/begin-quote';
import { eachCompanyPriceBatch } from '@/lib/reports/queries/company-price-list';
import { suggest } from '@/lib/search/queries/suggest';
import type { Customer } from '@/lib/users/types';
import { actorOf, codeOf, createCompany, createMember, createPerson, valueOf } from '../companies/fixtures';
import { explained } from '../explained';
import { bodyFor, createAdmin, createProduct, newKey } from '../orders/fixtures';

const staff = createAdmin('Ann Assortment');

const inputOf = (company: string, more: Partial<AssortmentInput>): AssortmentInput => ({
  name: `Assortment ${newKey()}`,
  audience: { kind: 'company', id: company },
  active: true,
  limits: false,
  skus: [],
  categories: [],
  brands: [],
  ...more,
});

/** A product that was public, with the body of an order for it, and is exclusive now. */
async function createExclusive() {
  const sku = await createProduct(1_000);
  const body = {
    ...(await bodyFor([[sku, 1]])),
    payment: { method: 'bank-transfer' as const, purchaseOrder: '' },
  };
  const { _id, slug } = (await products().findOne({ 'variants.sku': sku }))!;
  valueOf(await editProduct(null, _id, { state: 'exclusive' }));
  return { sku, slug, body };
}

type Exclusive = Awaited<ReturnType<typeof createExclusive>>;

/** What a person who buys for a company, or alone, gets of a product in each place. */
async function reachOf(person: Customer, company: string | undefined, { sku, slug, body }: Exclusive) {
  const rows = valueOf(await resolveList(`${sku} 1`, { userId: person.userId, companyId: company })).rows;
  const cart = await addToCart(person, { sku, quantity: 1 });
  return {
    cart: codeOf(cart),
    list: codeOf(await addLines(person, [{ sku, quantity: 1 }], newKey())),
    order: codeOf(await placeOrder(person, { ...body, company }, newKey())),
    quote: codeOf(
      await requestQuote(person, { key: newKey(), lines: [{ sku, quantity: 9 }], text: '', company }),
    ),
    quickOrder: rows[0]?.state,
    page: (await findOfferedProduct(slug, person)) !== null,
    staffSearch: (await findProductChoices(sku, { userId: person.userId, companyId: company })).length,
  };
}

const nothing = {
  cart: 'not-for-sale',
  list: 'lines-rejected',
  order: 'not-for-sale',
  quote: 'unknown-sku',
  quickOrder: 'unknown',
  page: false,
  staffSearch: 0,
};
const everything = {
  cart: 'ok',
  list: 'ok',
  order: 'ok',
  quote: 'ok',
  quickOrder: 'found',
  page: true,
  staffSearch: 1,
};

test('an exclusive product is offered to whom an assortment names, in every place, and to nobody else', async () => {
  const [company, other] = [await createCompany(), await createCompany()];
  const [member, stranger] = [await createMember(company, 'admin'), await createMember(other, 'admin')];
  const [leaver, alone] = [await createMember(company, 'buyer'), await createPerson()];
  const product = await createExclusive();
  const created = valueOf(await addAssortment(staff, inputOf(company, { skus: [product.sku] })));
  expect(await reachOf(member, company, product)).toEqual(everything);
  expect((await findCart(member)).lines.map(({ sku }) => sku)).toContain(product.sku);
  expect((await listOwnAssortment(member, product.sku, 1)).rows.map(({ slug }) => slug)).toEqual([
    product.slug,
  ]);
  expect(await reachOf(stranger, other, product)).toEqual(nothing);
  expect(await reachOf(alone, undefined, product)).toEqual(nothing);
  const none = { hasAssortment: false, isLimited: false };
  expect([await findAssortmentUse(stranger), await findAssortmentUse({ userId: '' })]).toEqual([none, none]);

  // Who buys for themselves, or has left, has no part in the company's assortment.
  valueOf(await chooseCompany(member, null));
  expect(codeOf(await addToCart(member, { sku: product.sku, quantity: 1 }))).toBe('not-for-sale');
  expect((await findCart(member)).ready).toBe(false);
  valueOf(await chooseCompany(member, company));
  expect(codeOf(await addToCart(leaver, { sku: product.sku, quantity: 1 }))).toBe('ok');
  valueOf(await removeMember(actorOf(member), company, leaver));
  expect(codeOf(await addToCart(leaver, { sku: product.sku, quantity: 1 }))).toBe('not-for-sale');

  const { id, version } = created;
  valueOf(
    await changeAssortment(staff, id, {
      ...inputOf(company, { skus: [product.sku], active: false }),
      version,
    }),
  );
  expect(await reachOf(member, company, product)).toEqual(nothing);
});

test('nothing that is read for public pages, feeds and search has an exclusive product', async () => {
  const { sku, slug } = await createExclusive();
  expect(await findProduct(slug)).toBeNull();
  expect(await findProductsBySlug([slug])).toEqual([]);
  expect((await suggest(sku)).products).toEqual([]);
  expect((await listSlugs(0, 1_000)).some((one) => JSON.stringify(one).includes(slug))).toBe(false);
  for (let after = ''; ;) {
    const page = await listProducts({ after });
    if (page.length === 0) break;
    expect(page.map((one) => one.slug)).not.toContain(slug);
    after = page.at(-1)!.id;
  }
});

test('an assortment that limits leaves its buyers what their assortments name, and the price list says the same', async () => {
  const company = await createCompany();
  const member = await createMember(company, 'buyer');
  const [inside, outside] = [await createProduct(9), await createProduct(9)];
  const { sku } = await createExclusive();
  valueOf(await addAssortment(staff, inputOf(company, { skus: [inside], limits: true })));
  valueOf(await addAssortment(staff, inputOf(company, { skus: [sku] })));
  const added = await Promise.all(
    [inside, sku, outside].map(async (one) => codeOf(await addToCart(member, { sku: one, quantity: 1 }))),
  );
  expect(added).toEqual(['ok', 'ok', 'not-for-sale']);
  const refused = await addToCart(member, { sku: outside, quantity: 1 });
  expect(refused).toMatchObject({ failure: { message: 'Not in your company’s assortment.' } });
  valueOf(await chooseCompany(member, null));
  valueOf(await addToCart(member, { sku: outside, quantity: 1 }));
  valueOf(await chooseCompany(member, company));
  expect((await findCart(member)).lines.map(({ problem }) => problem)).toEqual([
    null,
    null,
    'Not in your company’s assortment',
  ]);
  // Pages for everybody, the workspace and quick order say so beforehand, and never of the exclusive product.
  const slugOf = async (one: string) => (await products().findOne({ 'variants.sku': one }))!.slug;
  const slugs = await Promise.all([inside, sku, outside].map(slugOf));
  expect(await findNotOffered(slugs, member)).toEqual([slugs[2]]);
  expect(await findNotOffered(slugs, await createPerson())).toEqual([]);
  const shown = await Promise.all(slugs.map((slug) => findProductFor(slug, member)));
  expect(shown.map((one) => one?.isOffered)).toEqual([true, true, false]);
  const { rows } = valueOf(await resolveList(`${inside} 1\n${outside} 2`, member));
  expect(rows.map(({ state, suggestions }) => [state, suggestions.length])).toEqual([
    ['found', 0],
    ['not-offered', 0],
  ]);
  expect(rows[1]!.message).toBe(`Not in your company’s assortment: “${outside}”`);
  expect(await findAssortmentUse(member)).toEqual({ hasAssortment: true, isLimited: true });
  const listed: string[] = [];
  for await (const rows of eachCompanyPriceBatch(company, member.userId))
    listed.push(...rows.map((cells) => cells[0]!));
  expect(listed.sort()).toEqual([inside, sku].sort());
});

test('an assortment names what is there, once, and is changed only as it was seen', async () => {
  const company = await createCompany();
  const sku = await createProduct(1);
  const fieldsOf = async (input: AssortmentInput) => {
    const added = await addAssortment(staff, input);
    return added.ok ? [] : Object.keys(added.failure.fields ?? {});
  };
  expect(await fieldsOf(inputOf('0'.repeat(24), { skus: [sku] }))).toEqual(['audience.id']);
  expect(await fieldsOf(inputOf(company, { skus: [sku, 'NO-SUCH'] }))).toEqual(['skus.1']);
  expect(await fieldsOf(inputOf(company, { categories: ['no-such'] }))).toEqual(['categories.0']);
  const input = inputOf(company, { skus: [sku] });
  const { id, version } = valueOf(await addAssortment(staff, input));
  expect(await fieldsOf(input)).toEqual(['name']);
  valueOf(await changeAssortment(staff, id, { ...input, version }));
  expect(codeOf(await changeAssortment(staff, id, { ...input, version }))).toBe('assortment-changed');
  valueOf(await deleteAssortment(staff, id));
  expect(codeOf(await deleteAssortment(staff, id))).toBe('no-such-assortment');
});

test('the queries of assortments read through an index', async () => {
  const company = await createCompany();
  const member = await createMember(company, 'buyer');
  const { sku, slug } = await createExclusive();
  const more = { skus: [sku], categories: ['hand-tools'], brands: ['Ferrox'] };
  valueOf(await addAssortment(staff, inputOf(company, more)));
  const plans = await explained(async () => {
    await findAssortmentUse(member);
    await findNotOffered([slug], member);
    await listOwnAssortment(member, '', 1);
    await listOwnAssortment(member, 'thing', 1);
    await findOfferedProduct(slug, member);
    await listAssortments(1);
  });
  const scans = plans.filter(({ plan }) => plan.includes('COLLSCAN'));
  expect(scans.map(({ ran, plan }) => `${ran} ${plan}`)).toEqual([]);
});
