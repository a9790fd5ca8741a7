import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddReviewCard } from '@/components/reviews/add-review-card';
import { OwnReviewPanel } from '@/components/reviews/own-review';
import { api } from '@/lib/api/client/api';
import { ApiError } from '@/lib/api/client/errors';
import { own } from './own-review';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const post = jest.spyOn(api, 'post');
beforeEach(() => jest.resetAllMocks());

const reviewer = { name: 'Ada', email: 'ada@plant.example', emailVerified: true, review: null };
const products = [
  { productId: 'i1', slug: 'vise', name: 'Bench vise', img: '' },
  { productId: 'i2', slug: 'level', name: 'Level', img: '' },
];

describe('the Add A Review card', () => {
  test('has the specified fields and sends rating and text for the selected product', async () => {
    const user = userEvent.setup();
    post.mockResolvedValue(own);
    render(<AddReviewCard products={products} />);
    await user.selectOptions(screen.getByLabelText(/Product/), 'Level');
    const rating = screen.getByPlaceholderText('Give a rating between 1 to 5');
    expect(rating).toHaveAttribute('type', 'number');
    await user.type(rating, '5');
    await user.type(screen.getByLabelText(/Description/), 'Straight.');
    await user.click(screen.getByRole('button', { name: 'ADD' }));
    await waitFor(() => expect(refresh).toHaveBeenCalled());
    expect(post).toHaveBeenCalledWith('/reviews', { productId: 'i2', rating: 5, text: 'Straight.' });
  });

  test.each(['', '0', '6', '2.5'])('doesn’t send the rating "%s"', async (typed) => {
    const user = userEvent.setup();
    render(<AddReviewCard products={products} />);
    if (typed) await user.type(screen.getByPlaceholderText('Give a rating between 1 to 5'), typed);
    await user.type(screen.getByLabelText(/Description/), 'Straight.');
    await user.click(screen.getByRole('button', { name: 'ADD' }));
    expect(await screen.findByText('Give a rating between 1 to 5')).toBeVisible();
    expect(post).not.toHaveBeenCalled();
  });
});

describe('a customer’s own review of a product', () => {
  test('is written with stars; the email comes from the account and can’t be changed', async () => {
    const user = userEvent.setup();
    const saved = jest.fn();
    post.mockResolvedValue(own);
    render(<OwnReviewPanel productId="i1" reviewer={reviewer} saved={saved} />);
    expect(screen.getByLabelText(/Email/)).toBeDisabled();
    expect(screen.getByLabelText(/Email/)).toHaveValue('ada@plant.example');
    await user.click(screen.getByRole('radio', { name: '4 stars' }));
    await user.type(screen.getByLabelText(/^Review/), 'Holds.');
    await user.click(screen.getByRole('button', { name: 'Submit review' }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith(own));
    expect(post).toHaveBeenCalledWith('/reviews', {
      productId: 'i1',
      rating: 4,
      text: 'Holds.',
      name: 'Ada',
    });
  });

  test('an empty form shows what is missing and focuses the first star', async () => {
    const user = userEvent.setup();
    render(<OwnReviewPanel productId="i1" reviewer={reviewer} saved={jest.fn()} />);
    await user.click(screen.getByRole('button', { name: 'Submit review' }));
    expect(await screen.findByText('Give a rating between 1 to 5')).toBeVisible();
    expect(screen.getByText('Review is Required')).toBeVisible();
    expect(screen.getByRole('radio', { name: '1 star' })).toHaveFocus();
    expect(post).not.toHaveBeenCalled();
  });

  test('shows the server’s error at its field', async () => {
    const user = userEvent.setup();
    post.mockRejectedValue(new ApiError(400, 'invalid-input', 'text: no', { text: 'Not like this' }));
    render(<OwnReviewPanel productId="i1" reviewer={reviewer} saved={jest.fn()} />);
    await user.click(screen.getByRole('radio', { name: '1 star' }));
    await user.type(screen.getByLabelText(/^Review/), 'x');
    await user.click(screen.getByRole('button', { name: 'Submit review' }));
    expect(await screen.findByText('Not like this')).toBeVisible();
  });

  test('says that it awaits moderation, or why it isn’t shown', () => {
    const { rerender } = render(
      <OwnReviewPanel productId="i1" reviewer={{ ...reviewer, review: own }} saved={jest.fn()} />,
    );
    expect(screen.getByText('Waiting for a moderator')).toBeVisible();
    const rejected = { ...own, state: 'rejected' as const, reason: 'Off topic' };
    rerender(
      <OwnReviewPanel productId="i1" reviewer={{ ...reviewer, review: rejected }} saved={jest.fn()} />,
    );
    expect(screen.getByText(/Off topic/)).toBeVisible();
  });

  test('requires a confirmed email', () => {
    render(
      <OwnReviewPanel productId="i1" reviewer={{ ...reviewer, emailVerified: false }} saved={jest.fn()} />,
    );
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByText(/confirm your email/)).toBeVisible();
  });
});
