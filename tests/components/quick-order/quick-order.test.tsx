import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuickOrder } from '@/components/quick-order/quick-order';
import { api } from '@/lib/api/client/api';
import { ApiError } from '@/lib/api/client/errors';
import { listLink } from '@/lib/quick-order/rules/list-link';
import type { ListPart, ListRow } from '@/lib/quick-order/schema';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));
jest.mock('@/components/layout/me-store', () => ({ useMe: () => ({ person: { name: 'Ada' } }) }));

const bolt: ListPart = {
  sku: 'HB-1',
  mpn: null,
  name: 'Hex Bolt',
  variant: '',
  href: '/product/hex-bolt',
  img: '/i.webp',
  price: 250,
  priceBreaks: [{ from: 10, percentOff: 10 }],
  currency: 'USD',
  unit: 'pack of 100',
  packSize: 100,
  limits: { minQuantity: 1, multiple: 1, maxQuantity: null },
  availableQuantity: 40,
  availability: '40 packs in stock',
};
const row = (more: Partial<ListRow> = {}): ListRow => ({
  line: 1,
  text: 'HB-1',
  part: 'HB-1',
  quantity: null,
  counted: null,
  state: 'found',
  match: bolt,
  isQuantityUnclear: false,
  message: null,
  suggestions: [],
  ...more,
});

const post = jest.spyOn(api, 'post');
const answer = (...rows: ListRow[]) => post.mockResolvedValueOnce({ rows, ignored: [] });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  jest
    .spyOn(api, 'get')
    .mockImplementation(async (path) =>
      path.startsWith('/alternatives') ? [] : { products: [], words: [] },
    );
});

async function pasteList(list: string, ...rows: ListRow[]) {
  const user = userEvent.setup();
  render(<QuickOrder />);
  answer(...rows);
  await user.click(field('Paste a list'));
  await user.paste(list);
  await user.click(screen.getByRole('button', { name: 'Read the list' }));
  return user;
}

test('a row is typed with Tab and Enter, and shows product, price and the next row', async () => {
  const user = userEvent.setup();
  render(<QuickOrder />);
  answer(row());
  await user.click(field('Part number, row 1'));
  await user.keyboard('hb-1{Tab}');
  expect(await screen.findByRole('link', { name: 'Hex Bolt' })).toBeInTheDocument();
  // While the buyer is in the field nothing appears in it that would become part of what they type.
  expect(field('Quantity, row 1').value).toBe('');
  await user.tab();
  expect(field('Quantity, row 1').value).toBe('1');
  await user.clear(field('Quantity, row 1'));
  await user.keyboard('10{Enter}');
  expect(field('Part number, row 2')).toHaveFocus();
  // Ten packs reach the price break.
  expect(screen.getByText(/1 line ready: \$22\.50/)).toBeInTheDocument();
});

test('an unknown number is ordered only after a suggestion was chosen', async () => {
  const wrong = row({
    part: 'HB-2',
    quantity: 3,
    state: 'unknown',
    match: null,
    message: 'Not sold',
    suggestions: [bolt],
  });
  const user = await pasteList('HB-2\t3', wrong);
  expect(await screen.findByText('0 lines ready, 1 to check')).toBeInTheDocument();
  expect(field('Part number, row 1')).toBeInvalid();
  await user.click(screen.getByRole('button', { name: 'Use HB-1: Hex Bolt' }));
  expect(screen.getByText(/1 line ready/)).toBeInTheDocument();
  expect(field('Quantity, row 1').value).toBe('3');
});

test('pieces of a pack are proposed as packs, and changed only when the buyer agrees', async () => {
  const user = await pasteList('HB-1 250 pcs', row({ quantity: 250, counted: 'piece' }));
  expect(await screen.findByText(/250 pieces are 3 packs/)).toBeInTheDocument();
  expect(field('Quantity, row 1').value).toBe('250');
  await user.click(screen.getByRole('button', { name: 'Take 3' }));
  expect(field('Quantity, row 1').value).toBe('3');
  expect(screen.getByText(/1 line ready: \$7\.50/)).toBeInTheDocument();
});

test('a SKU in two rows is shown, checked against the stock together, and summed up by choice', async () => {
  const user = await pasteList('HB-1 30\nHB-1 20', row({ quantity: 30 }), row({ line: 2, quantity: 20 }));
  expect(await screen.findByText('Also in row 2')).toBeInTheDocument();
  expect(screen.getAllByText(/Only 40 left, and other rows have/)).toHaveLength(2);
  await user.click(screen.getAllByRole('button', { name: 'Sum up here' })[0]!);
  expect(field('Quantity, row 1').value).toBe('50');
  expect(screen.getByRole('button', { name: 'Take 40' })).toBeInTheDocument();
});

test('lines that the cart rejects show why and stay; a repeat of a lost call has the same key', async () => {
  const user = await pasteList('HB-1 2', row({ quantity: 2 }));
  const add = await screen.findByRole('button', { name: 'Add 1 line to cart' });
  post.mockRejectedValueOnce(new ApiError(0, 'auth/network-request-failed', 'No connection'));
  await user.click(add);
  post.mockRejectedValueOnce(
    new ApiError(409, 'lines-rejected', 'Nothing was added', { 'HB-1': 'Only 1 left' }),
  );
  await user.click(add);
  expect(await screen.findByText('Only 1 left')).toBeInTheDocument();
  const keys = post.mock.calls.slice(1).map(([, , options]) => options?.headers?.['idempotency-key']);
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(keys[0]).toMatch(/^[\w-]{8,}$/);
  expect(add).toBeDisabled();
});

test('added rows leave the list and the browser’s memory', async () => {
  const user = await pasteList('HB-1 2', row({ quantity: 2 }));
  post.mockResolvedValueOnce({});
  await user.click(await screen.findByRole('button', { name: 'Add 1 line to cart' }));
  await waitFor(() => expect(field('Part number, row 1').value).toBe(''));
  expect(post).toHaveBeenLastCalledWith(
    '/quick-order/cart',
    { lines: [{ sku: 'HB-1', quantity: 2 }] },
    expect.anything(),
  );
  expect(localStorage.getItem('quick-order')).toBeNull();
});

test('an Excel workbook is sent to the shop, whose cells are read as a list', async () => {
  const user = userEvent.setup();
  render(<QuickOrder />);
  post.mockResolvedValueOnce({ text: 'HB-1\t3' });
  answer(row({ quantity: 3 }));
  const file = new File(['PK'], 'order.xlsx', { type: 'application/vnd.ms-excel' });
  await user.upload(screen.getByLabelText('Choose an Excel or CSV file'), file);
  expect(await screen.findByRole('link', { name: 'Hex Bolt' })).toBeInTheDocument();
  expect(post.mock.calls.map(([path]) => path)).toEqual(['/quick-order/workbook', '/quick-order']);
  post.mockRejectedValueOnce(new ApiError(400, 'unreadable-workbook', 'It is damaged'));
  await user.upload(screen.getByLabelText('Choose an Excel or CSV file'), file);
  expect(await screen.findByText('It is damaged')).toBeInTheDocument();
});

test('the list of a link is read once, whoever drafted it, and nothing is in the cart before the buyer says so', async () => {
  const lines = [{ sku: 'HB-1', quantity: 3 }];
  for (const visit of [1, 2]) {
    history.replaceState(null, '', listLink(lines));
    answer(row({ quantity: 3 }));
    const { unmount } = render(<QuickOrder />);
    expect(await screen.findByText(/1 line ready: \$7\.50/)).toBeInTheDocument();
    expect([visit, post.mock.calls.at(-1)]).toEqual([visit, ['/quick-order', { text: 'HB-1\t3' }]]);
    expect(location.hash).toBe('');
    unmount();
  }
  expect(post).toHaveBeenCalledTimes(2);
});
