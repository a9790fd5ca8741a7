import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SessionList } from '@/components/account/session-list';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { defaultShop } from '@/lib/settings/rules/shop';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

test('after a device is signed out the message names it', async () => {
  jest.spyOn(api, 'delete').mockResolvedValue({ modifiedCount: 1 });
  const success = jest.spyOn(toast, 'success');
  const seen = { createdAt: '2026-01-02T00:00:00.000Z', lastSeenAt: '2026-01-03T00:00:00.000Z' };
  const sessions = [
    { ...seen, id: '1', device: 'Firefox on Linux', current: true },
    { ...seen, id: '2', device: 'Chrome on Android', current: false },
  ];
  render(<SessionList sessions={sessions} clock={defaultShop} />);
  await userEvent.click(screen.getByRole('button', { name: /^Sign out Chrome on Android/ }));
  await waitFor(() => expect(success).toHaveBeenCalledWith('Chrome on Android is signed out'));
});
