import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RoleProvider, Editable } from '@/components/layout/allowed';
import { DeleteRecord } from '@/components/price-lists/delete-record';
import { PriceListForm } from '@/components/price-lists/price-list-form';
import { PriceListTable } from '@/components/price-lists/price-list-table';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { ApiError } from '@/lib/api/client/errors';
import type { ContractEntry, PriceList, PriceListRow } from '@/lib/price-lists/schema';

const mockRouter = { push: jest.fn(), refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));
const get = jest.spyOn(api, 'get');
const post = jest.spyOn(api, 'post');
const put = jest.spyOn(api, 'put');
const remove = jest.spyOn(api, 'delete');
const failed = jest.spyOn(toast, 'error');
beforeEach(() => jest.resetAllMocks());

const companyId = '0000000000000000000000c1';
const plain: ContractEntry = { sku: null, category: null, from: 1, price: null, percentOff: null };
const list: PriceList = {
  id: '0000000000000000000000f1',
  name: 'Frame contract',
  audience: { kind: 'company', id: companyId },
  audienceName: 'Lakefront Stamping',
  audienceEmail: '',
  currency: 'USD',
  from: '2026-01-01',
  to: null,
  active: true,
  entries: [
    { ...plain, sku: 'TW-1', price: 8_250 },
    { ...plain, category: 'old-tools', percentOff: 12.5 },
  ],
  version: 4,
};
const categories = [{ slug: 'hand-tools', name: 'Hand Tools' }];
const price = (number: number) => within(screen.getByRole('group', { name: `Price ${number}` }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const invalid = (fields: Record<string, string>) => new ApiError(400, 'invalid-input', 'Not valid', fields);

test('a new list gets a company by search, fixed prices with a break, and a percentage for a category', async () => {
  get.mockResolvedValue({
    rows: [{ id: companyId, name: 'Lakefront Stamping', city: 'Erie', country: 'US' }],
  });
  post.mockResolvedValue(list);
  render(<PriceListForm categories={categories} currency="USD" />);
  await userEvent.type(screen.getByLabelText(/^Name/), 'Frame contract');
  fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2026-01-01' } });
  await press('Choose a company');
  await userEvent.type(screen.getByLabelText('Name of the company'), 'lake{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Choose Lakefront Stamping, Erie' }));
  expect(get).toHaveBeenCalledWith('/companies?q=lake');
  expect(post).not.toHaveBeenCalled();
  expect(screen.getByRole('group', { name: 'Company' })).toHaveTextContent('Lakefront Stamping');
  // The company stays when it is chosen as the head of its group.
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'Group');

  await userEvent.type(price(1).getByLabelText(/^SKU/), 'TW-1');
  await userEvent.type(price(1).getByLabelText(/^Price of one/), '82.50');
  await press('Add a quantity break to price 1');
  expect(price(2).getByLabelText(/^SKU/)).toHaveValue('TW-1');
  await userEvent.type(price(2).getByLabelText(/^From quantity/), '10');
  await userEvent.type(price(2).getByLabelText(/^Price of one/), '76');
  await press('Add a price');
  await userEvent.selectOptions(price(3).getByLabelText('For'), 'A category');
  await userEvent.selectOptions(price(3).getByLabelText(/^Category/), 'Hand Tools');
  await userEvent.type(price(3).getByLabelText(/^Percent off/), '12.5');
  await press('Add price list');
  expect(post).toHaveBeenCalledWith('/price-lists', {
    name: 'Frame contract',
    audience: { kind: 'group', id: companyId },
    currency: 'USD',
    from: '2026-01-01',
    to: null,
    active: true,
    entries: [
      { ...plain, sku: 'TW-1', price: 8_250 },
      { ...plain, sku: 'TW-1', from: 10, price: 7_600 },
      { ...plain, category: 'hand-tools', percentOff: 12.5 },
    ],
  });
  expect(mockRouter.push).toHaveBeenCalledWith('/dashboard/priceLists/0000000000000000000000f1');
});

test('a customer is searched by name or email, and another kind asks for another choice', async () => {
  get.mockResolvedValue([{ id: 'u1', name: 'Ann Buyer', email: 'ann@buyers.example' }]);
  render(<PriceListForm list={list} categories={categories} currency="USD" />);
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'Customer');
  const chosen = screen.getByRole('group', { name: 'Customer' });
  expect(chosen).toHaveTextContent('Nobody chosen yet');
  await press('Choose a customer');
  await userEvent.type(screen.getByLabelText('Name or email'), 'ann{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Choose Ann Buyer, ann@buyers.example' }));
  await waitFor(() => expect(chosen).toHaveTextContent('Ann Buyer'));
});

test('errors of the server stand at their fields, and the form can be sent again', async () => {
  post.mockRejectedValueOnce(
    invalid({
      'audience.id': 'is required',
      'entries.0.sku': 'No product for sale has the SKU TW-9',
      to: 'must not be before the first day',
    }),
  );
  render(<PriceListForm categories={categories} currency="USD" />);
  await userEvent.type(price(1).getByLabelText(/^SKU/), 'TW-9');
  await userEvent.type(price(1).getByLabelText(/^Price of one/), 'eight');
  await press('Add price list');
  const sku = price(1).getByLabelText(/^SKU/);
  await waitFor(() => expect(sku).toHaveAccessibleDescription('No product for sale has the SKU TW-9'));
  expect(screen.getByLabelText('Last day')).toHaveAccessibleDescription(/must not be before the first day/);
  expect(screen.getByRole('button', { name: 'Choose a company' })).toHaveAccessibleDescription('is required');
  // What can't be read goes to the server as it was typed.
  expect(post.mock.calls[0]![1]).toMatchObject({ entries: [{ price: 'eight' }] });
  post.mockResolvedValueOnce(list);
  await press('Add price list');
  await waitFor(() => expect(mockRouter.push).toHaveBeenCalledTimes(1));
});

test('a list is changed in the version that was read, keeps a renamed category, and is left with a warning', async () => {
  const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  put.mockResolvedValueOnce({ ...list, name: 'Frame contract 2', version: 5 });
  put.mockRejectedValueOnce(new ApiError(409, 'price-list-changed', 'Somebody has changed this price list.'));
  render(<PriceListForm list={list} categories={categories} currency="USD" />);
  expect(price(1).getByLabelText(/^Price of one/)).toHaveValue('82.50');
  expect(price(2).getByLabelText(/^Category/)).toHaveDisplayValue('old-tools');
  expect(leave()).toBe(true);
  await userEvent.type(screen.getByLabelText(/^Name/), ' 2');
  expect(leave()).toBe(false);
  await press('Save price list');
  const { id: _, audienceName: __, audienceEmail: ___, ...input } = list;
  expect(put).toHaveBeenLastCalledWith(`/price-lists/${list.id}`, { ...input, name: 'Frame contract 2' });
  await waitFor(() => expect(leave()).toBe(true));
  await press('Remove price 2');
  await press('Save price list');
  expect(put.mock.calls[1]![1]).toMatchObject({ version: 5, entries: [{ sku: 'TW-1' }] });
  expect(await screen.findByText('Somebody has changed this price list.')).toBeVisible();
});

test('a list in another currency says that it has no effect, and can be put in the shop’s', () => {
  render(<PriceListForm list={{ ...list, currency: 'EUR' }} categories={categories} currency="USD" />);
  const currency = screen.getByLabelText('Currency');
  expect(currency).toHaveAccessibleDescription('The shop sells in USD: prices in EUR have no effect.');
  expect(price(1).getByLabelText(/^Price of one \(EUR\)/)).toBeVisible();
});

test('a list is deleted after a question', async () => {
  remove.mockRejectedValueOnce(new ApiError(404, 'gone', 'There is no such price list.'));
  remove.mockResolvedValueOnce({ done: true });
  render(
    <DeleteRecord
      what="Price list"
      name={list.name}
      path={`/price-lists/${list.id}`}
      listPath="/dashboard/priceLists"
      consequence="Its prices no longer apply."
    />,
  );
  await press('Delete price list');
  expect(remove).not.toHaveBeenCalled();
  const dialog = within(screen.getByRole('dialog', { name: 'Delete Frame contract?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(failed).toHaveBeenCalledWith('There is no such price list.');
  expect(mockRouter.push).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(remove).toHaveBeenLastCalledWith(`/price-lists/${list.id}`);
  expect(mockRouter.push).toHaveBeenCalledWith('/dashboard/priceLists');
});

test('the table shows whom lists are for and where they stand, and sorts by its address', () => {
  const { entries, ...fields } = list;
  const row: PriceListRow = { ...fields, count: entries.length, status: 'current' };
  const own: PriceListRow = {
    ...row,
    id: '0000000000000000000000f3',
    name: 'Ann',
    audience: { kind: 'customer', id: 'u1' },
    audienceName: 'Ann Buyer',
    audienceEmail: 'ann@buyers.example',
    currency: 'EUR',
    to: '2026-06-30',
    count: 1_000,
    status: 'ended',
  };
  const money = { currency: 'USD', locale: 'en-US' };
  render(<PriceListTable rows={[row, own]} filters={{ kind: 'company', sort: 'to' }} money={money} />);
  const [, first, second] = screen.getAllByRole('row');
  expect(first).toHaveTextContent(
    /Frame contract.*Company.*Lakefront Stamping.*2.*Current.*From Jan 1, 2026/,
  );
  expect(second).toHaveTextContent(
    /Ann.*Customer.*Ann Buyer.*ann@buyers\.example.*1,000.*Ended.*In EUR, without effect.*to Jun 30, 2026/,
  );
  expect(screen.getByRole('columnheader', { name: 'Valid' })).toHaveAttribute('aria-sort', 'ascending');
  expect(screen.getByRole('link', { name: 'Valid' })).toHaveAttribute(
    'href',
    '/dashboard/priceLists?kind=company&sort=-to',
  );
});

test('a role that may only look can change nothing', () => {
  render(
    <RoleProvider value="read-only">
      <Editable right="prices.edit">
        <PriceListForm list={list} categories={categories} currency="USD" />
      </Editable>
    </RoleProvider>,
  );
  expect(screen.getByLabelText(/^Name/)).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Choose another company' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Save price list' })).toBeDisabled();
});
