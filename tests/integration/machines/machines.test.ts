import { products, updateProduct } from '@/lib/catalog/collection/products';
import { findProduct } from '@/lib/catalog/queries/products';
import { findUses } from '@/lib/catalog/queries/related';
import { chooseCompany } from '@/lib/auth/active-company';
import { sessions } from '@/lib/auth/collection';
import { memberships } from '@/lib/companies/collection';
import { machines } from '@/lib/machines/collection';
import { addMachine, changeMachine, deleteMachines, removeMachine } from '@/lib/machines/commands';
import { findFittingMachines, findOwnFits } from '@/lib/machines/queries/fits';
import { exportMachines, findMachine, hasMachines, listMachines } from '@/lib/machines/queries/machines';
import { findNewMachine, findOrderedMachines } from '@/lib/machines/queries/new-machine';
import { maxMachines, newMachineInput, type NewMachineInput } from '@/lib/machines/schema';
import { orders } from '@/lib/orders/collection';
import { findOwnOrder } from '@/lib/orders/queries/orders';
import { tags } from '@/lib/shared/cache-tags';
import type { Customer } from '@/lib/users/types';
import { findStructure } from '@/lib/catalog/queries/structure';
import { IndexKeeper } from '@/lib/search/jobs/index-keeper';
import { setIndex } from '@/lib/search/queries/live-index';
import { searchProducts } from '@/lib/search/queries/shop';
import { readShopView } from '@/lib/search/rules/shop-view';
import { seedFitRules } from '@/seed/fit-rules';
import { seedProducts } from '@/seed/products';
import { codeOf, createCompany, createMember, createPerson, valueOf } from '../companies/fixtures';
import { explained } from '../explained';
import { bodyFor, createCustomer, newKey, orderWithRetries } from '../orders/fixtures';

beforeAll(async () => {
  await seedProducts();
  await seedFitRules();
});

const input = (sku: string, more: Partial<NewMachineInput> = {}) =>
  newMachineInput.parse({ key: newKey(), sku, ...more });
const add = async (person: Customer, sku: string, more: Partial<NewMachineInput> = {}) =>
  valueOf(await addMachine(person, input(sku, more))).id;

test('a machine lists what fits and why, its spare parts, documents and successor', async () => {
  const person = await createPerson();
  const id = await add(person, 'TW-AG125', { serialNumber: 'A 7', serviceOn: '2020-01-31' });
  expect(await findMachine(person, id)).toMatchObject({
    name: 'Angle Grinder, 125 mm',
    serialNumber: 'A 7',
    isOverdue: true,
    consumables: expect.arrayContaining([
      {
        slug: 'metal-cutting-disc-125-mm',
        name: expect.any(String),
        reason: expect.stringMatching(/^diameter 125 mm, bore 22.23 mm, .* rpm$/),
      },
    ]),
    spareParts: [
      { slug: 'deep-groove-ball-bearing-6000-2rs' },
      { slug: 'deep-groove-ball-bearing-6201-2rs' },
    ],
    documents: expect.arrayContaining([{ title: 'Operating manual', href: '/manuals/angle-grinders' }]),
    successor: null,
  });
  const old = await add(person, 'TW-AG115S');
  expect((await findMachine(person, old))?.successor?.slug).toBe('angle-grinder-115-mm');
  expect((await listMachines(person)).map((one) => one.id)).toEqual([id, old]);
});

test('what fits is said alike from the machine and from the part, relations included', async () => {
  const person = await createPerson();
  const ids = [await add(person, 'TW-AG125'), await add(person, 'FX-BD18K-YE')];
  const all = await products()
    .find({ seeded: { $exists: true }, state: 'published' })
    .toArray();
  const fits = await Promise.all(ids.map((id) => findOwnFits(person, id)));
  const fitting = new Set(fits.flatMap((each) => [...each!.keys()]));
  const others = all.filter(({ _id }) => !fitting.has(_id)).slice(0, 15);
  const asked = [...all.filter(({ _id }) => fitting.has(_id)), ...others];
  const fromParts = await Promise.all(
    asked.map(async ({ _id, slug }) => ({ _id, ...(await findFittingMachines(person, slug)) })),
  );
  for (const [at, id] of ids.entries()) {
    const said = fromParts.flatMap((part) =>
      part.fits.filter((fit) => fit.id === id).map(({ reason }) => [part._id, reason]),
    );
    expect(said.length).toBeGreaterThan(3);
    expect(said.sort()).toEqual([...fits[at]!].map(([product, { reason }]) => [product, reason]).sort());
  }
  const bearing = await findFittingMachines(person, 'deep-groove-ball-bearing-6201-2rs');
  expect(bearing).toMatchObject({ isMachine: false, fits: [{ id: ids[0], reason: 'spare part' }] });
  expect(await findFittingMachines(await createPerson(), 'angle-grinder-125-mm')).toEqual({
    isMachine: true,
    fits: [],
  });
});

test('a spare part says to which products it belongs, also by a former address, and follows edits', async () => {
  const [part, machine] = ['deep-groove-ball-bearing-6000-2rs', 'angle-grinder-125-mm'];
  const slugs = async (slug: string) => (await findUses(slug)).spareFor.map((one) => one.slug);
  expect(await slugs(part)).toContain(machine);
  const name = (spareParts: string[]) => updateProduct({ slug: machine }, { facts: () => ({ spareParts }) });
  const { spareParts = [] } = (await products().findOne({ slug: machine }))!;
  const changed = await name([]);
  expect(changed?.expire).toContain(tags.product(part));
  expect(await slugs(part)).not.toContain(machine);
  await name(spareParts);
  const moved = await updateProduct({ slug: part }, { facts: () => ({ slug: 'bearing-6000' }) });
  expect(moved).not.toBeNull();
  expect(await slugs('bearing-6000')).toContain(machine);
  await updateProduct({ slug: 'bearing-6000' }, { facts: () => ({ slug: part }) });
  const priced = await updateProduct({ slug: machine }, { facts: ({ tags: known }) => ({ tags: known }) });
  expect(priced?.expire).not.toContain(tags.product(part));
});

test('a machine is its owner’s; one of a company is its members’ while they buy for it, by role', async () => {
  const companyId = await createCompany();
  const [buyer, reader, stranger] = [
    await createMember(companyId, 'buyer'),
    await createMember(companyId, 'buyer'),
    await createPerson(),
  ];
  const own = await add(buyer, 'TW-AG125');
  const shared = await add(buyer, 'TW-AG230', { shared: true });
  const attempts = async (person: Customer, id: string) => [
    codeOf(await changeMachine(person, id, { place: 'Van' })),
    codeOf(await removeMachine(person, id)),
    (await findMachine(person, id)) === null ? 'no-such-machine' : 'ok',
  ];
  const missing = Array(3).fill('no-such-machine');
  expect(await attempts(stranger, own)).toEqual(missing);
  expect(await attempts(stranger, shared)).toEqual(missing);
  expect(await attempts(reader, own)).toEqual(missing);
  expect(await findOwnFits(stranger, shared)).toBeNull();
  expect((await listMachines(reader)).map(({ id }) => id)).toEqual([shared]);
  expect(codeOf(await changeMachine(reader, shared, { place: 'Plant 2' }))).toBe('ok');
  expect(codeOf(await addMachine(stranger, input('TW-AG125', { shared: true })))).toBe('not-allowed');
  await sessions().updateOne(
    { _id: reader.sessionId },
    { $set: { userId: reader.userId } },
    { upsert: true },
  );
  valueOf(await chooseCompany(reader, null));
  expect(await attempts(reader, shared)).toEqual(missing);
  await memberships().deleteOne({ companyId, userId: buyer.userId });
  expect(await attempts(buyer, shared)).toEqual(missing);
  expect((await listMachines(buyer)).map(({ id }) => id)).toEqual([own]);
});

test('a repeat adds no second machine, and no race goes beyond the limit', async () => {
  const person = await createPerson();
  const body = input('TW-AG125');
  const ids = await Promise.all(
    Array.from({ length: 5 }, async () => valueOf(await addMachine(person, body)).id),
  );
  expect(new Set(ids).size).toBe(1);
  const first = (await machines().findOne({ owner: `customer ${person.userId}` }))!;
  const { _id: _, ...copy } = first;
  await machines().insertMany(
    Array.from({ length: maxMachines - 3 }, (_each, at) => ({
      ...copy,
      key: newKey(),
      slot: at + 1,
    })) as never,
  );
  const results = await Promise.all(Array.from({ length: 5 }, () => addMachine(person, input('TW-AG125'))));
  expect(results.map(codeOf).sort()).toEqual(['ok', 'ok', ...Array(3).fill('too-many-machines')]);
  expect(await machines().countDocuments({ owner: first.owner })).toBe(maxMachines);
});

test('machines come from shipped orders of the person alone, and by hand from products that are offered', async () => {
  const person = createCustomer();
  const body = await bodyFor([
    ['TW-AG125', 2],
    ['HB-M8-40', 1],
  ]);
  const { number } = valueOf(await orderWithRetries(person, body));
  const order = async () => (await findOwnOrder(person.userId, number))!;
  const code = async (who: Customer) => codeOf(await addMachine(who, input('TW-AG125', { order: number })));
  expect(await findOrderedMachines(person, await order())).toEqual([]);
  expect(await code(person)).toBe('invalid-machine');
  await orders().updateOne({ number }, { $set: { state: 'delivered' } });
  expect(await code(await createPerson())).toBe('invalid-machine');
  expect(await code(person)).toBe('ok');
  expect(await findOrderedMachines(person, await order())).toMatchObject([
    { sku: 'TW-AG125', quantity: 2, added: 1 },
  ]);
  expect(await findNewMachine(person, 'TW-AG125', number)).toMatchObject({ order: number });
  expect(await findNewMachine(await createPerson(), 'TW-AG125', number)).toMatchObject({ purchasedOn: '' });
  expect(codeOf(await addMachine(person, input('NO-SUCH')))).toBe('invalid-machine');
  expect(codeOf(await addMachine(person, input('TW-AG125', { purchasedOn: '2999-01-01' })))).toBe(
    'invalid-machine',
  );
});

test('an export has the own machines, and closing the account deletes them but not those of the company', async () => {
  const companyId = await createCompany();
  const buyer = await createMember(companyId, 'buyer');
  await add(buyer, 'TW-AG125', { serialNumber: 'X1' });
  const shared = await add(buyer, 'TW-AG230', { shared: true });
  expect(await exportMachines(buyer.userId)).toEqual([
    expect.objectContaining({ sku: 'TW-AG125', serialNumber: 'X1' }),
  ]);
  for (let time = 0; time < 2; time++) await deleteMachines(buyer.userId);
  expect(await exportMachines(buyer.userId)).toEqual([]);
  expect(await findMachine(buyer, shared)).not.toBeNull();
  expect(JSON.stringify(await machines().find().toArray())).not.toContain(buyer.userId);
});

test('a machine whose product was archived keeps its parts, and one whose product is a draft its name', async () => {
  const person = await createPerson();
  const id = await add(person, 'FX-AG18-115');
  const slug = '18-v-angle-grinder-115-mm';
  const set = (state: 'archived' | 'draft' | 'published') =>
    updateProduct({ slug }, { facts: () => ({ state }) });
  await set('archived');
  const archived = await findMachine(person, id);
  expect(archived).toMatchObject({ slug: null, name: '18 V Angle Grinder, 115 mm' });
  expect(archived?.consumables.length).toBeGreaterThan(0);
  await set('draft');
  expect(await findMachine(person, id)).toMatchObject({
    name: '18 V Angle Grinder, 115 mm',
    consumables: [],
    documents: [],
  });
  await set('published');
  expect(await findProduct(slug)).not.toBeNull();
});

test('the queries of machines read through an index', async () => {
  const companyId = await createCompany();
  const buyer = await createMember(companyId, 'buyer');
  const id = await add(buyer, 'TW-AG125', { shared: true });
  const plans = await explained(async () => {
    await listMachines(buyer);
    await findMachine(buyer, id);
    await findOwnFits(buyer, null);
    await findFittingMachines(buyer, 'metal-cutting-disc-125-mm');
    await hasMachines(buyer.userId, null);
    await exportMachines(buyer.userId);
    await findUses('deep-groove-ball-bearing-6000-2rs');
    await add(buyer, 'TW-AG125');
  });
  expect(plans.filter(({ plan }) => plan.includes('COLLSCAN')).map(({ ran }) => ran)).toEqual([]);
  expect(plans.filter(({ ran }) => ran === 'machines').length).toBeGreaterThan(4);
});

test('a list is narrowed to what fits, with its counts, search and sort, from memory and from the database', async () => {
  const person = await createPerson();
  const id = await add(person, 'TW-AG230');
  const structure = await findStructure();
  const among = new Set((await findOwnFits(person, id))!.keys());
  const keeper = new IndexKeeper({ maxBytes: 64 * 1024 * 1024 });
  expect(await keeper.load()).toBe(true);
  const list = async (q: string, category: string | null, index: IndexKeeper | null) => {
    setIndex(index);
    const view = { ...readShopView(structure, category, { q, sort: 'price-low' }), machine: id };
    const found = await searchProducts(view, among);
    return {
      slugs: found.rows.map(({ slug }) => slug),
      total: found.total,
      accessories: found.facets.categories.find(({ slug }) => slug === 'accessories')?.count,
    };
  };
  for (const [q, category] of [
    ['', null],
    ['', 'accessories'],
    ['disc', null],
    ['drill', null],
  ] as const) {
    const [indexed, read] = [await list(q, category, keeper), await list(q, category, null)];
    expect(indexed).toEqual(read);
    expect(indexed.slugs.every((slug) => slug !== 'angle-grinder-230-mm')).toBe(true);
    if (q === '' && category === null) expect(indexed.total).toBe(among.size);
    if (q === 'disc') expect(indexed.slugs).toContain('metal-cutting-disc-230-mm');
    if (q === 'drill') expect(indexed.total).toBe(0);
  }
});
