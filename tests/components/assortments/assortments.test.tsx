import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AssortmentForm } from '@/components/assortments/assortment-form';
import { AssortmentTable } from '@/components/assortments/assortment-table';
import { api } from '@/lib/api/client/api';
import { ApiError } from '@/lib/api/client/errors';
import type { Assortment } from '@/lib/assortments/schema';

const mockRouter = { push: jest.fn(), refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));
const get = jest.spyOn(api, 'get');
const post = jest.spyOn(api, 'post');
const put = jest.spyOn(api, 'put');
beforeEach(() => jest.resetAllMocks());

const companyId = '0000000000000000000000c1';
const stored: Assortment = {
  id: '0000000000000000000000a1',
  name: 'Press shop',
  audience: { kind: 'company', id: companyId },
  audienceName: 'Lakefront Stamping',
  audienceEmail: '',
  active: true,
  limits: false,
  skus: ['LS-1', 'LS-2'],
  categories: ['hand-tools'],
  brands: ['Ferrox'],
  version: 3,
};
const categories = [
  { slug: 'hand-tools', name: 'Hand Tools' },
  { slug: 'drills', name: 'Drills' },
];
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a new assortment gets a company by search, SKUs line by line, categories and a limit', async () => {
  get.mockResolvedValue({
    rows: [{ id: companyId, name: 'Lakefront Stamping', city: 'Erie', country: 'US' }],
  });
  post.mockResolvedValue(stored);
  render(<AssortmentForm categories={categories} />);
  await userEvent.type(screen.getByLabelText(/^Name/), 'Press shop');
  await press('Choose a company');
  await userEvent.type(screen.getByLabelText('Name of the company'), 'lake{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Choose Lakefront Stamping, Erie' }));
  await userEvent.type(screen.getByLabelText(/^SKUs/), 'LS-1{Enter} LS-2 {Enter}LS-1');
  await userEvent.click(screen.getByLabelText('Drills'));
  await userEvent.click(screen.getByLabelText('Nothing else'));
  await press('Add assortment');
  expect(post).toHaveBeenCalledWith('/assortments', {
    name: 'Press shop',
    audience: { kind: 'company', id: companyId },
    active: true,
    limits: true,
    skus: ['LS-1', 'LS-2'],
    categories: ['drills'],
    brands: [],
  });
  expect(mockRouter.push).toHaveBeenCalledWith('/dashboard/assortments/0000000000000000000000a1');
});

test('a change names the version that was seen, and errors stand at their fields', async () => {
  const wrong = { 'skus.1': 'No product for sale has the SKU LS-2', categories: 'There is no category x' };
  put.mockRejectedValueOnce(new ApiError(400, 'invalid-assortment', 'Not valid', wrong));
  put.mockResolvedValueOnce({ ...stored, version: 4 }).mockResolvedValueOnce({ ...stored, version: 5 });
  render(<AssortmentForm assortment={stored} categories={categories} />);
  expect(screen.getByLabelText('Hand Tools')).toBeChecked();
  await press('Save assortment');
  expect(screen.getByLabelText(/^SKUs/)).toHaveAccessibleDescription(/No product for sale has the SKU LS-2/);
  expect(screen.getByText('There is no category x')).toBeVisible();
  await press('Save assortment');
  await press('Save assortment');
  expect(put.mock.calls.map(([, body]) => (body as Assortment).version)).toEqual([3, 3, 4]);
});

test('the list says for whom an assortment is, what it names, and whether it counts', () => {
  render(<AssortmentTable rows={[{ ...stored, limits: true, active: false }]} />);
  const row = screen.getByRole('row', { name: /Press shop/ });
  expect(row).toHaveTextContent('Lakefront Stamping');
  expect(row).toHaveTextContent('2 SKUs, 1 category, 1 brandand nothing else');
  expect(row).toHaveTextContent('Paused');
});
