import { render, screen, waitFor, within } from '@testing-library/react';
import { UsersTable } from '@/components/account/users-table';
import { RoleProvider } from '@/components/layout/allowed';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { ApiError } from '@/lib/api/client/errors';
import { defaultShop } from '@/lib/settings/rules/shop';
import { user, ann, bob, show, press, makeAdmin } from './users-table-fixtures';

jest.mock('@/components/ui/toast', () => ({ toast: { success: jest.fn(), error: jest.fn() } }));
jest.mock('@/lib/api/client/api', () => ({
  api: { get: jest.fn(), put: jest.fn(), delete: jest.fn(), post: jest.fn() },
}));

const put = jest.mocked(api.put);
const get = jest.mocked(api.get);
beforeEach(() => {
  jest.resetAllMocks();
  get.mockImplementation(async (path) =>
    path.startsWith('/user?') ? [{ ...ann, role: 'admin' }, bob] : { password: true, google: false },
  );
});

test('Make Admin is hidden for admins, who get Remove Admin', () => {
  show();
  const row = screen.getByText('Bob').closest('tr')!;
  expect(within(row).queryByText('Make Admin')).not.toBeInTheDocument();
  expect(within(row).getByText('Remove Admin')).toBeInTheDocument();
});

test('a role change needs confirmation, and Cancel changes nothing', async () => {
  show();
  await press();
  const asked = await screen.findByRole('dialog', { name: 'Make Admin: ann@shop.com?' });
  expect(asked).toHaveTextContent('Ann will see and change all orders');
  expect(put).not.toHaveBeenCalled();
  await user.click(within(asked).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(put).not.toHaveBeenCalled();
});

test('success reads the list again and shows the specified toast', async () => {
  put.mockResolvedValueOnce({ modifiedCount: 1 });
  show();
  await makeAdmin();
  expect(put).toHaveBeenCalledWith('/user/admin/ann%40shop.com');
  await waitFor(() =>
    expect(toast.success).toHaveBeenCalledWith('Successfully made an admin', {
      description: 'Ann is an admin now.',
    }),
  );
  expect(get).toHaveBeenCalledWith('/user?search=ann&page=2', { withToken: true });
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Role: ann@shop.com' })).toHaveValue('admin'),
  );
});

test('a 403 shows the specified toast', async () => {
  put.mockRejectedValueOnce(new ApiError(403, 'not-allowed', 'Only staff of the shop may do this.'));
  show();
  await makeAdmin();
  await waitFor(() =>
    expect(toast.error).toHaveBeenCalledWith('Failed to Make an admin', {
      description: 'Ann: Only staff of the shop may do this.',
    }),
  );
  expect(get).not.toHaveBeenCalled();
});

test.each([
  ['Remove Admin', 'Bob is no longer an admin', bob],
  ['Disable', 'Account of Ann disabled', ann],
  ['Enable', 'Account of Cyd enabled', { ...ann, _id: '3', name: 'Cyd', disabled: true }],
  ['End sessions', 'Ann is signed out everywhere', ann],
])('after %s the toast names the person', async (action, text, account) => {
  put.mockResolvedValue({ modifiedCount: 1 });
  jest.mocked(api.delete).mockResolvedValue({ modifiedCount: 1 });
  render(
    <UsersTable
      users={[account]}
      search=""
      page={1}
      sort={undefined}
      ownEmail="me@shop.com"
      clock={defaultShop}
    />,
  );
  await user.click(screen.getByRole('button', { name: `${action}: ${account.email}` }));
  const asked = await screen.findByRole('dialog');
  await user.click(within(asked).getByRole('button', { name: action }));
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith(text, { description: undefined }));
});

test('another role is given after a question that says what it is for', async () => {
  put.mockResolvedValueOnce({ modifiedCount: 1 });
  show();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role: ann@shop.com' }), 'Warehouse');
  const asked = await screen.findByRole('dialog', { name: 'Role Warehouse: ann@shop.com?' });
  expect(asked).toHaveTextContent(
    'Confirms, packs and ships orders, receives deliveries, and counts and sets stock',
  );
  expect(put).not.toHaveBeenCalled();
  await user.click(within(asked).getByRole('button', { name: 'Role Warehouse' }));
  await waitFor(() => expect(put).toHaveBeenCalledWith('/user/role/ann%40shop.com', { role: 'warehouse' }));
  await waitFor(() =>
    expect(toast.success).toHaveBeenCalledWith('Ann has the role Warehouse now', { description: undefined }),
  );
});

test('who may act for customers is offered it for each of them, also without the right to change accounts', () => {
  const table = (
    <UsersTable
      users={[ann, bob, { ...ann, _id: '3', name: 'Cyd', email: 'cyd@shop.com', disabled: true }]}
      search=""
      page={1}
      sort={undefined}
      ownEmail="me@shop.com"
      clock={defaultShop}
    />
  );
  const offered = () => screen.queryAllByRole('button', { name: /^Act as/ }).map((one) => one.ariaLabel);
  const { rerender } = render(<RoleProvider value="manager">{table}</RoleProvider>);
  expect(offered()).toEqual(['Act as Ann']);
  expect(screen.getByRole('button', { name: 'Act as Ann' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Make Admin: ann@shop.com' })).toBeDisabled();
  rerender(<RoleProvider value="warehouse">{table}</RoleProvider>);
  expect(offered()).toEqual([]);
});
