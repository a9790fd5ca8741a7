import { changeView, chooseColumns, deleteOwnViews, deleteView, saveView } from '@/lib/saved-views/commands';
import { findColumns, listOwnViews, listSavedViews } from '@/lib/saved-views/queries';
import { newSavedView } from '@/lib/saved-views/schema';
import { productsQuery, readProductsView } from '@/lib/search/rules/admin-products-view';
import { seedSavedViews } from '@/seed/saved-views';
import type { StaffRole } from '@/lib/users/rules/rights';
import type { Staff } from '@/lib/users/types';
import { createAccount, signedIn } from '../auth/people';
import { explained } from '../explained';

const person = async (role: StaffRole) =>
  ({ ...(await signedIn((await createAccount()).id)), role }) as unknown as Staff;
const view = (name: string, shared = false) =>
  newSavedView.parse({ list: 'products', name, query: 'state=draft&sort=-price', shared });
const namesFor = async ({ userId }: Staff) =>
  (await listSavedViews(userId, 'products')).map(({ name }) => name);

async function saved(owner: Staff, name: string, shared = false): Promise<string> {
  const result = await saveView(owner, view(name, shared));
  if (!result.ok) throw new Error(result.failure.message);
  return result.value.id;
}

test('a view belongs to its owner until it is shared; a name is used once', async () => {
  const [manager, warehouse] = [await person('manager'), await person('warehouse')];
  const id = await saved(manager, 'Drafts');
  expect(await namesFor(manager)).toEqual(['Drafts']);
  expect(await namesFor(warehouse)).toEqual([]);
  const again = await Promise.all([saveView(manager, view('Prices')), saveView(manager, view('Prices'))]);
  expect(again.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await changeView(warehouse, id, { name: 'Mine', shared: false })).toMatchObject({
    failure: { kind: 'not-found' },
  });
  expect(await changeView(manager, id, { name: 'All drafts', shared: true })).toMatchObject({ ok: true });
  expect(await namesFor(warehouse)).toEqual(['All drafts']);
});

test('only people who may edit products share views and change shared ones', async () => {
  const [manager, admin, warehouse] = [
    await person('manager'),
    await person('admin'),
    await person('warehouse'),
  ];
  expect(await saveView(warehouse, view('Ours', true))).toMatchObject({ failure: { kind: 'forbidden' } });
  const id = await saved(manager, 'For all', true);
  expect(await deleteView(warehouse, id)).toMatchObject({ failure: { kind: 'forbidden' } });
  // Others can rename a shared view, but not take it away from its owner.
  expect(await changeView(admin, id, { name: 'For us', shared: false })).toMatchObject({
    value: { name: 'For us', shared: true },
  });
  expect(await deleteView(admin, id)).toMatchObject({ ok: true });
  expect(await deleteView(admin, id)).toMatchObject({ failure: { kind: 'not-found' } });
});

test('a person who leaves takes their own views and columns along; shared views stay', async () => {
  const [first, second, reader] = [
    await person('manager'),
    await person('manager'),
    await person('warehouse'),
  ];
  for (const owner of [first, second]) {
    await saved(owner, 'Private');
    await saved(owner, 'Kept', true);
    await chooseColumns(owner, 'products', ['price', 'tags']);
  }
  expect(await findColumns(first.userId, 'products')).toEqual(['price', 'tags']);
  expect(await listOwnViews(first.userId)).toMatchObject({
    views: [{}, {}],
    columns: [{ list: 'products' }],
  });
  for (const owner of [first, second]) await deleteOwnViews(owner);
  expect(await listOwnViews(first.userId)).toEqual({ views: [], columns: [] });
  expect(await findColumns(first.userId, 'products')).toBeNull();
  const kept = (await listSavedViews(reader.userId, 'products')).filter(({ name }) =>
    name.startsWith('Kept'),
  );
  expect(kept).toMatchObject([
    { owner: null, shared: true },
    { owner: null, shared: true },
  ]);
});

test('demo views are added once, and every read uses an index', async () => {
  const reader = await person('warehouse');
  for (let times = 0; times < 2; times++) await seedSavedViews();
  const views = (await listSavedViews(reader.userId, 'products')).filter(({ name }) =>
    /^(Drafts to finish|Power tools by price)$/.test(name),
  );
  expect(views).toHaveLength(2);
  // The list recognizes a view by its exact address.
  for (const { query } of views) {
    const view = readProductsView(Object.fromEntries(new URLSearchParams(query)));
    expect(productsQuery(view)).toBe(query);
  }
  const plans = await explained(async () => {
    await listSavedViews(reader.userId, 'products');
    await listOwnViews(reader.userId);
  });
  expect(plans.filter(({ plan }) => plan.includes('COLLSCAN'))).toEqual([]);
});
