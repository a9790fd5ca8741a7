import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminSearch } from '@/components/layout/admin-search';
import { api } from '@/lib/api/client/api';
import { unreachable } from '@/lib/api/client/errors';

const mockRouter = { push: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));
jest.mock('@/lib/api/client/api', () => ({ api: { get: jest.fn() } }));
const get = jest.mocked(api.get);

const order = {
  kind: 'order',
  href: '/dashboard/manageOrder/HX-5463D0SH',
  name: 'HX-5463D0SH',
  detail: 'Ann Lee, Placed',
};

beforeEach(() => {
  get.mockReset().mockResolvedValue({ found: [order] });
  mockRouter.push.mockReset();
});

const box = () => screen.getByRole('combobox', { name: 'Search everything' });
const chosen = () => screen.getByRole('option', { selected: true });

test('Ctrl K opens the search; arrows choose among records and pages, and Enter opens the chosen one', async () => {
  const user = userEvent.setup();
  render(<AdminSearch role="admin" />);
  await user.keyboard('{Control>}k{/Control}');
  expect(box()).toHaveFocus();
  await user.type(box(), 'orders');
  await screen.findByRole('option', { name: /HX-5463D0SH/ });
  expect(get).toHaveBeenCalledTimes(1);
  expect(get.mock.calls[0]![0]).toBe('/admin-search?q=orders');
  expect(chosen()).toHaveTextContent('HX-5463D0SH');
  expect(box()).toHaveAttribute('aria-activedescendant', chosen().id);
  await user.keyboard('{ArrowDown}');
  expect(chosen()).toHaveTextContent('Manage All Orders');
  expect(within(screen.getByRole('group', { name: 'Pages' })).getAllByRole('option')).toContain(chosen());
  await user.keyboard('{Enter}');
  expect(mockRouter.push).toHaveBeenCalledWith('/dashboard/manageOrder');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('settings are found by what they hold, for roles that see them, and a call that is outdated is aborted', async () => {
  const user = userEvent.setup();
  const { unmount } = render(<AdminSearch role="admin" />);
  await user.click(screen.getByRole('button', { name: /^Search/ }));
  await user.type(box(), 'tax');
  expect(screen.getByRole('option', { name: /Settings: Taxes/ })).toBeVisible();
  await waitFor(() => expect(get).toHaveBeenCalledTimes(1));
  await user.type(box(), 'es');
  expect(get.mock.calls[0]![1]!.signal!.aborted).toBe(true);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  unmount();
  render(<AdminSearch role="warehouse" />);
  await user.click(screen.getByRole('button', { name: /^Search/ }));
  await user.type(box(), 'tax');
  expect(screen.queryByRole('option', { name: /Settings/ })).not.toBeInTheDocument();
});

test('says when nothing is found, and why a search failed', async () => {
  const user = userEvent.setup();
  get.mockResolvedValue({ found: [] });
  render(<AdminSearch role="admin" />);
  await user.keyboard('{Meta>}k{/Meta}');
  await user.type(box(), 'zzz');
  expect(await screen.findByText('Nothing found.')).toBeVisible();
  get.mockRejectedValue(unreachable());
  await user.type(box(), 'y');
  expect(await screen.findByText(unreachable().message)).toBeVisible();
});
