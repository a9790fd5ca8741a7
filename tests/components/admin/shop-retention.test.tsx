import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErasureReports } from '@/components/admin/erasure-reports';
import { ShopForm } from '@/components/admin/shop-form';
import { api } from '@/lib/api/client/api';
import { defaultShop } from '@/lib/settings/rules/shop';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));
const patch = jest.spyOn(api, 'patch').mockResolvedValue(defaultShop);

test('periods are saved as days, an empty one as never, and one that is too short is rejected', async () => {
  const user = userEvent.setup();
  render(<ShopForm shop={defaultShop} slug="privacy" />);
  const save = () => user.click(screen.getByRole('button', { name: 'Save settings' }));
  await user.clear(screen.getByLabelText('Closed messages, in days'));
  const searches = screen.getByLabelText('Searches without a result, in days');
  await user.clear(searches);
  await user.type(searches, '3');
  await save();
  expect(await screen.findByText('must be at least 7')).toBeVisible();
  expect(patch).not.toHaveBeenCalled();
  await user.type(searches, '0');
  await save();
  await waitFor(() => expect(patch).toHaveBeenCalled());
  const retention = { ...defaultShop.retention, messages: null, searches: 30 };
  expect(patch).toHaveBeenCalledWith('/shop-settings', { retention });
});

test('the reports say what was erased on each day', async () => {
  const none = { messages: 0, searches: 0, auditAddresses: 0, failedMails: 0, unverifiedAccounts: 0 };
  const at = '2026-05-04T04:00:10.000Z';
  const reports = [
    { day: '2026-05-05', startedAt: at, finishedAt: null, counts: none },
    {
      day: '2026-05-04',
      startedAt: at,
      finishedAt: at,
      counts: { ...none, searches: 1100, failedMails: 2 },
    },
  ];
  render(<ErasureReports reports={reports} clock={defaultShop} />);
  expect(screen.getByText('Searches without a result: 1,100, Failed mails: 2')).toBeVisible();
  expect(screen.getByText('Still erasing')).toBeVisible();
});
