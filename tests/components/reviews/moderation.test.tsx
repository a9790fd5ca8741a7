import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ModerationCard } from '@/components/reviews/moderation-card';
import { api } from '@/lib/api/client/api';
import { ApiError } from '@/lib/api/client/errors';
import { defaultShop } from '@/lib/settings/rules/shop';
import { own } from './own-review';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const patch = jest.spyOn(api, 'patch');
beforeEach(() => jest.resetAllMocks());

describe('the moderator', () => {
  const review = { ...own, version: 3 };

  test('approves the text on the screen', async () => {
    const user = userEvent.setup();
    patch.mockResolvedValue({});
    render(<ModerationCard review={review} clock={defaultShop} />);
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    expect(patch).toHaveBeenCalledWith('/reviews/r1', { decision: 'approve', version: 3 });
    await waitFor(() => expect(refresh).toHaveBeenCalled());
  });

  test('must give a reason to reject a review', async () => {
    const user = userEvent.setup();
    patch.mockResolvedValue({});
    render(<ModerationCard review={review} clock={defaultShop} />);
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    const dialog = await screen.findByRole('dialog');
    const reject = () => dialog.querySelector<HTMLButtonElement>('button[type=submit]')!;
    await user.click(reject());
    expect(await screen.findByText('Say why, so that the customer can change it')).toBeVisible();
    expect(patch).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText(/Reason/), 'Advertising');
    await user.click(reject());
    const decision = { decision: 'reject', version: 3, reason: 'Advertising' };
    await waitFor(() => expect(patch).toHaveBeenCalledWith('/reviews/r1', decision));
  });

  test('is told when the customer has changed the review meanwhile', async () => {
    const user = userEvent.setup();
    patch.mockRejectedValue(new ApiError(409, 'review-changed', 'The customer has changed this review'));
    render(<ModerationCard review={review} clock={defaultShop} />);
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('The customer has changed this review')).toBeVisible();
  });
});
