import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProductViews } from '@/components/admin/product-views';
import { api } from '@/lib/api/client/api';
import type { SavedView } from '@/lib/saved-views/schema';
import { productsQuery, readProductsView } from '@/lib/search/rules/admin-products-view';
import { defaultProductColumns } from '@/lib/search/rules/product-columns';

const router = { push: jest.fn(), replace: jest.fn(), refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));
beforeEach(() => jest.restoreAllMocks());

const view = readProductsView({ state: 'draft', sort: '-price' });
const saved: SavedView = {
  id: 'a',
  name: 'Drafts',
  query: 'state=draft&sort=-price&columns=sku%2Cprice%2Cstock%2Cstate',
  shared: true,
  owner: 'Morgan',
  own: false,
};

test('what is shown is saved with its filter, sort and columns, and opened as that view', async () => {
  const post = jest.spyOn(api, 'post').mockResolvedValue(saved);
  const person = userEvent.setup();
  render(<ProductViews view={view} views={[]} columns={defaultProductColumns} />);
  await person.click(screen.getByRole('button', { name: 'Save view' }));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a name');
  await person.type(screen.getByLabelText('Name'), 'Drafts');
  await person.click(screen.getByLabelText(/^Shared/));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(post).toHaveBeenCalledWith('/saved-views', {
    list: 'products',
    query: saved.query,
    name: 'Drafts',
    shared: true,
  });
  expect(router.push).toHaveBeenCalledWith(`/dashboard/manageProduct?${saved.query}`);
});

test('the view that is shown is marked, and can be renamed and deleted', async () => {
  const put = jest.spyOn(api, 'put').mockResolvedValue(saved);
  const remove = jest.spyOn(api, 'delete').mockResolvedValue(null);
  const person = userEvent.setup();
  const shown = readProductsView(Object.fromEntries(new URLSearchParams(saved.query)));
  expect(productsQuery(shown)).toBe(saved.query);
  render(<ProductViews view={shown} views={[saved]} columns={defaultProductColumns} />);
  expect(screen.getByRole('link', { name: 'Drafts (shared)' })).toHaveAttribute('aria-current', 'page');
  await person.click(screen.getByRole('button', { name: 'Rename view' }));
  await person.type(screen.getByLabelText('Name'), ' of ours');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(put).toHaveBeenCalledWith('/saved-views/a', { name: 'Drafts of ours', shared: true });
  await person.click(screen.getByRole('button', { name: 'Delete view' }));
  await person.click(screen.getAllByRole('button', { name: 'Delete view' }).at(-1)!);
  expect(remove).toHaveBeenCalledWith('/saved-views/a');
});

test('chosen columns are remembered in the order of the list', async () => {
  const put = jest.spyOn(api, 'put').mockResolvedValue({});
  const person = userEvent.setup();
  render(<ProductViews view={view} views={[]} columns={defaultProductColumns} />);
  await person.click(screen.getByRole('button', { name: 'Columns' }));
  await person.click(screen.getByLabelText('SKU'));
  await person.click(screen.getByLabelText('Category'));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(put).toHaveBeenCalledWith('/product-columns', { columns: ['category', 'price', 'stock', 'state'] });
  expect(router.replace).toHaveBeenCalledWith('/dashboard/manageProduct?state=draft&sort=-price', {
    scroll: false,
  });
});
