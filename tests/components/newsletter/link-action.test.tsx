import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LinkAction } from '@/components/content/link-action';
import { api } from '@/lib/api/client/api';
import { ApiError } from '@/lib/api/client/errors';

const post = jest.spyOn(api, 'post');
const token = 'a'.repeat(43);
beforeEach(() => jest.resetAllMocks());

test('opening the page does nothing: only the button confirms', async () => {
  const user = userEvent.setup();
  post.mockResolvedValue({ message: 'Your subscription is confirmed.' });
  render(<LinkAction token={token} action="confirm" label="Confirm my subscription" />);
  expect(post).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Confirm my subscription' }));
  expect(await screen.findByText('Your subscription is confirmed.')).toBeVisible();
  expect(post).toHaveBeenCalledWith('/newsletter/confirm', { token });
});

test('unsubscribing takes one press', async () => {
  const user = userEvent.setup();
  post.mockResolvedValue({ message: 'You are off the list.' });
  render(<LinkAction token={token} action="unsubscribe" label="Unsubscribe" />);
  await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByText('You are off the list.')).toBeVisible();
  expect(post).toHaveBeenCalledWith(`/newsletter/unsubscribe?token=${token}`);
});

test('says why a link doesn’t work', async () => {
  const user = userEvent.setup();
  post.mockRejectedValue(new ApiError(400, 'link-expired', 'This link has expired'));
  render(<LinkAction token={token} action="confirm" label="Confirm my subscription" />);
  await user.click(screen.getByRole('button', { name: 'Confirm my subscription' }));
  expect(await screen.findByText('This link has expired')).toBeVisible();
});
