import { screen, waitFor, within } from '@testing-library/react';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { ApiError } from '@/lib/api/client/errors';
import { user, ann, bob, show, makeAdmin } from './users-table-fixtures';

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

test('after an old sign-in the action asks for the password, then runs again', async () => {
  const stale = new ApiError(403, 'auth/requires-recent-login', 'again');
  put.mockRejectedValueOnce(stale).mockResolvedValueOnce({ modifiedCount: 1 });
  jest.mocked(api.post).mockResolvedValueOnce({ done: true });
  show();
  await makeAdmin();
  const dialog = await screen.findByRole('dialog', { name: 'Confirm that it is you' });
  await user.type(await within(dialog).findByLabelText(/^Password/), 'my password{Enter}');
  await waitFor(() =>
    expect(toast.success).toHaveBeenCalledWith('Successfully made an admin', {
      description: 'Ann is an admin now.',
    }),
  );
  expect(api.get).toHaveBeenCalledWith('/sessions/confirm');
  expect(api.post).toHaveBeenCalledWith('/sessions/confirm', { password: 'my password' });
});

test('closing the password dialog changes nothing', async () => {
  put.mockRejectedValueOnce(new ApiError(403, 'auth/requires-recent-login', 'again'));
  show();
  await makeAdmin();
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(put).toHaveBeenCalledTimes(1);
  expect(toast.error).not.toHaveBeenCalled();
});

test('when the ways to confirm can’t be loaded, the dialog says why', async () => {
  put.mockRejectedValueOnce(new ApiError(403, 'auth/requires-recent-login', 'again'));
  jest
    .mocked(api.get)
    .mockReset()
    .mockRejectedValueOnce(new ApiError(0, 'auth/network-request-failed', 'Away.'));
  show();
  await makeAdmin();
  expect(await screen.findByText('Away.')).toBeInTheDocument();
});
