import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FailedMails } from '@/components/mail/failed-mails';
import { api } from '@/lib/api/client/api';
import { defaultShop } from '@/lib/settings/rules/shop';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));
const post = jest.spyOn(api, 'post');

test('a failed mail shows its recipient and error, and its button sends it again', async () => {
  post.mockResolvedValue({});
  const mail = {
    id: 'a'.repeat(43),
    to: 'typo@plant.example',
    subject: 'Your order HX-0123ABCD',
    composedAt: '2026-01-02T03:04:05.000Z',
    attempts: 40,
    lastError: 'No such mailbox',
    requestId: '0123ABCD4567',
  };
  render(
    <FailedMails
      mails={[mail]}
      written={{ title: 'Written', href: '/', sort: 'none' }}
      clock={defaultShop}
    />,
  );
  expect(screen.getByText('typo@plant.example')).toBeVisible();
  expect(screen.getByText(/No such mailbox/)).toBeVisible();
  expect(screen.getByText('Request 0123ABCD4567')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send again “Your order HX-0123ABCD”' }));
  expect(post).toHaveBeenCalledWith(`/mails/${mail.id}/retry`);
  await waitFor(() => expect(refresh).toHaveBeenCalled());
});
