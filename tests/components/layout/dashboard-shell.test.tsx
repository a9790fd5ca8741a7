import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Allowed, Editable } from '@/components/layout/allowed';
import { AdminShell } from '@/components/layout/admin-shell';
import { DashboardShell } from '@/components/layout/dashboard-shell';
import { api } from '@/lib/api/client/api';

let path = '/dashboard/allUser';
const mockRouter = { refresh: jest.fn() };
jest.mock('next/navigation', () => ({ usePathname: () => path, useRouter: () => mockRouter }));
jest.mock('@/components/layout/me-store', () => ({ useMe: () => null }));
beforeEach(() => {
  path = '/dashboard/allUser';
  mockRouter.refresh.mockClear();
});
const shop = { name: 'Nut and Thread', logo: '' };

jest.mock('@/lib/api/client/api', () => ({ api: { get: jest.fn() } }));
const get = jest.mocked(api.get);
const saysRole = (role: string) => get.mockResolvedValue({ admin: role === 'admin', role });
beforeEach(() => get.mockReturnValue(new Promise(() => undefined)));

const entries = () =>
  within(screen.getByRole('navigation', { name: 'Dashboard' }))
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

const customersMenu = [
  'All User /dashboard/allUser',
  'My Orders /dashboard/myOrders',
  'My quotes /dashboard/myQuotes',
  'Account statement /dashboard/statement',
  'Lists /dashboard/lists',
  'Stock alerts /dashboard/stockAlerts',
  'Machines /dashboard/machines',
  'Part numbers /dashboard/partNumbers',
  'Add A Review /dashboard/addReview',
];
const adminsMenu = [
  'All User /dashboard/allUser',
  'Overview /dashboard/toDo',
  'Reports /dashboard/reports',
  'Manage All Orders /dashboard/manageOrder',
  'Add A Product /dashboard/addProduct',
  'Manage Products /dashboard/manageProduct',
  'Make Admin /dashboard/makeAdmin',
  'Failed mails /dashboard/mails',
  'Webhooks /dashboard/webhooks',
];

test('a customer sees My Orders and Add A Review, and no admin page', () => {
  render(
    <DashboardShell email="ann@shop.com" role="customer">
      Content
    </DashboardShell>,
  );
  expect(entries()).toEqual(customersMenu);
  expect(screen.queryByRole('button', { name: /view/ })).not.toBeInTheDocument();
});

test('an admin sees the admin pages, and can switch to the customer view and back', async () => {
  const user = userEvent.setup();
  render(
    <AdminShell email="ann@shop.com" role="admin" shop={shop}>
      Content
    </AdminShell>,
  );
  expect(entries()).toEqual(expect.arrayContaining(adminsMenu));
  expect(entries()).not.toContain('My Orders /dashboard/myOrders');
  await user.click(screen.getByRole('button', { name: 'Customer view' }));
  expect(entries()).toEqual(customersMenu);
  await user.click(screen.getByRole('button', { name: 'Back to admin view' }));
  expect(entries()).toEqual(expect.arrayContaining(adminsMenu));
});

test('an admin who opens My Orders gets the customer view', () => {
  path = '/dashboard/myOrders';
  render(
    <AdminShell email="ann@shop.com" role="admin" shop={shop}>
      Content
    </AdminShell>,
  );
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('My Orders');
});

test('a page below a menu entry marks that entry', () => {
  path = '/dashboard/manageOrder/HX-5463D0SH';
  render(
    <AdminShell email="ann@shop.com" role="admin" shop={shop}>
      Content
    </AdminShell>,
  );
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Manage All Orders');
});

test('the Open drawer button toggles the menu, which closes on navigation', async () => {
  const user = userEvent.setup();
  const { rerender } = render(
    <DashboardShell email="ann@shop.com" role="customer">
      Content
    </DashboardShell>,
  );
  const drawer = () => screen.getByRole('button', { name: /drawer/ });
  expect(drawer()).toHaveAccessibleName('Open drawer');
  expect(drawer()).toHaveAttribute('aria-expanded', 'false');
  await user.click(drawer());
  expect(drawer()).toHaveAttribute('aria-expanded', 'true');
  path = '/dashboard/myOrders';
  rerender(
    <DashboardShell email="ann@shop.com" role="customer">
      Content
    </DashboardShell>,
  );
  expect(drawer()).toHaveAttribute('aria-expanded', 'false');
});

test('the menu follows a role that changes during navigation', async () => {
  const { rerender } = render(
    <AdminShell email="ann@shop.com" role="admin" shop={shop}>
      Content
    </AdminShell>,
  );
  expect(entries()).toEqual(expect.arrayContaining(adminsMenu));
  saysRole('customer');
  path = '/dashboard/makeAdmin';
  await act(async () =>
    rerender(
      <AdminShell email="ann@shop.com" role="admin" shop={shop}>
        Content
      </AdminShell>,
    ),
  );
  expect(entries()).toEqual(customersMenu);
  expect(mockRouter.refresh).toHaveBeenCalledTimes(1);
  expect(get).toHaveBeenLastCalledWith('/admin/ann%40shop.com', { withToken: true });
  saysRole('admin');
  path = '/dashboard/allUser';
  await act(async () =>
    rerender(
      <AdminShell email="ann@shop.com" role="admin" shop={shop}>
        Content
      </AdminShell>,
    ),
  );
  expect(entries()).toEqual(expect.arrayContaining(adminsMenu));
});

test('the menu of the warehouse has the pages that its role opens', () => {
  render(
    <AdminShell email="ann@shop.com" role="warehouse" shop={shop}>
      Content
    </AdminShell>,
  );
  expect(entries()).toEqual([
    'Overview /dashboard/toDo',
    'Manage All Orders /dashboard/manageOrder',
    'Returns /dashboard/returns',
    'Manage Products /dashboard/manageProduct',
    'Catalog /dashboard/catalog',
    'What fits /dashboard/fitRules',
    'Replaced numbers /dashboard/replacedNumbers',
    'Stock /dashboard/stock',
    'Purchasing /dashboard/purchasing',
    'All User /dashboard/allUser',
  ]);
});

test('what a role may not change is disabled, with a word why, and its actions are not offered', () => {
  const page = (
    <>
      <Editable right="orders.edit">
        <button>Ship</button>
      </Editable>
      <Allowed right="payments.edit">
        <button>Mark as paid</button>
      </Allowed>
    </>
  );
  const { rerender } = render(
    <AdminShell email="ann@shop.com" role="read-only" shop={shop}>
      {page}
    </AdminShell>,
  );
  expect(screen.getByRole('button', { name: 'Ship' })).toBeDisabled();
  expect(screen.getByText(/your role does not allow changes/)).toBeVisible();
  rerender(
    <AdminShell email="ann@shop.com" role="warehouse" shop={shop}>
      {page}
    </AdminShell>,
  );
  expect(screen.getByRole('button', { name: 'Ship' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Mark as paid' })).not.toBeInTheDocument();
});

test('the admin pages have a bar of their own: the shop, a way back to it, and no menu group that is empty', () => {
  render(
    <AdminShell email="ann@shop.com" role="warehouse" shop={shop}>
      Content
    </AdminShell>,
  );
  const bar = within(screen.getByRole('banner'));
  expect(bar.getByRole('link', { name: 'View shop' })).toHaveAttribute('href', '/');
  expect(bar.getByRole('link', { name: 'Nut and Thread, dashboard' })).toHaveAttribute('href', '/dashboard');
  expect(screen.getByRole('main')).toHaveTextContent('Content');
  expect(screen.getByText('Sales')).toBeVisible();
  expect(screen.queryByText('Content', { selector: 'nav *' })).not.toBeInTheDocument();
});
