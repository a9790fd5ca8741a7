import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CsvImport } from '@/components/admin/csv-import';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { ApiError } from '@/lib/api/client/errors';
import type { ImportRow } from '@/lib/product-import/schema';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));
const post = jest.spyOn(api, 'post');
jest.spyOn(toast, 'success');
beforeEach(() => jest.clearAllMocks());

const row = (number: number, action: ImportRow['action'], more: Partial<ImportRow> = {}): ImportRow => ({
  row: number,
  sku: `S-${number}`,
  name: `Thing ${number}`,
  action,
  changes: [],
  problems: [],
  ...more,
});
const choose = () =>
  userEvent.upload(screen.getByLabelText('File'), new File(['sku\nS-2'], 'prices.csv', { type: 'text/csv' }));

test('shows the plan with errors first, and imports when it is confirmed', async () => {
  const problems = [{ field: 'price', message: 'must be an amount such as 12.50' }];
  const rows = [
    row(2, 'create'),
    row(3, 'update', { changes: [{ field: 'price', before: '1.00', after: '2.50' }] }),
    row(4, 'wrong', { problems }),
  ];
  post.mockResolvedValueOnce({ id: 'i', rows });
  render(<CsvImport path="/products/import" records="products" />);
  await choose();
  expect(await screen.findByRole('heading', { name: 'What importing prices.csv would do' })).toBeVisible();
  const [, first, , last] = screen.getAllByRole('row');
  expect(first).toHaveTextContent(/Error.*price must be an amount such as 12.50/);
  expect(last).toHaveTextContent(/Update.*price.*1.00.*→.*2.50/);
  post.mockResolvedValueOnce({ rows: [row(2, 'create')], next: 1, total: 2 });
  post.mockResolvedValueOnce({
    rows: [row(3, 'wrong', { problems: [{ field: 'sku', message: 'taken since' }] })],
    next: null,
    total: 2,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Import 2 rows' }));
  expect(await screen.findByRole('heading', { name: 'Results' })).toBeVisible();
  expect(post.mock.calls.slice(1)).toEqual([
    ['/products/import/i', { from: 0 }],
    ['/products/import/i', { from: 1 }],
  ]);
  const cell = (number: number) => screen.getByRole('row', { name: new RegExp(`^${number} S-`) });
  expect(cell(2)).toHaveTextContent('Created');
  expect(cell(3)).toHaveTextContent('taken since');
  await userEvent.click(screen.getByRole('button', { name: 'Error 2' }));
  expect(within(screen.getByRole('table')).queryByText('Created')).toBeNull();
});

test('a file that can’t be read says why, and one without changes can’t be imported', async () => {
  post.mockRejectedValueOnce(new ApiError(400, 'unreadable-file', 'The file has no rows below its head.'));
  render(<CsvImport path="/products/import" records="products" />);
  await choose();
  expect(await screen.findByText('The file has no rows below its head.')).toBeVisible();
  post.mockResolvedValueOnce({ id: 'i', rows: [row(2, 'skip')] });
  await choose();
  expect(await screen.findByRole('button', { name: 'Nothing to import' })).toBeDisabled();
});

test('an interrupted import says that the finished part stays', async () => {
  post.mockResolvedValueOnce({ id: 'i', rows: [row(2, 'create')] });
  post.mockRejectedValueOnce(
    new ApiError(0, 'auth/network-request-failed', 'The shop could not be reached.'),
  );
  render(<CsvImport path="/products/import" records="products" />);
  await choose();
  await userEvent.click(await screen.findByRole('button', { name: 'Import 1 row' }));
  expect(await screen.findByText(/could not be reached. Rows that were already imported stay/)).toBeVisible();
});

test('sends the file of another list to that list, and counts its records', async () => {
  post.mockResolvedValueOnce({ id: 'i', rows: [row(2, 'update'), row(3, 'update')] });
  render(<CsvImport path="/supplier-parts/import" records="parts" />);
  await choose();
  let finish = (_result: unknown) => {};
  post.mockResolvedValueOnce({ rows: [row(2, 'update')], next: 1, total: 2 });
  post.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
  await userEvent.click(await screen.findByRole('button', { name: 'Import 2 rows' }));
  expect(await screen.findByText('1 of 2 parts')).toBeVisible();
  finish({ rows: [row(3, 'update')], next: null, total: 2 });
  expect(await screen.findByRole('heading', { name: 'Results' })).toBeVisible();
  expect(post.mock.calls.map(([path]) => path)).toEqual([
    '/supplier-parts/import',
    '/supplier-parts/import/i',
    '/supplier-parts/import/i',
  ]);
});
