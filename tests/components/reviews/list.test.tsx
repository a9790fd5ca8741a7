import { render, screen } from '@testing-library/react';
import { RatingHistogram } from '@/components/reviews/rating-histogram';
import { ReviewList } from '@/components/reviews/review-list';
import { datedReviews, ratingSummary } from '@/lib/reviews/rules';
import { defaultShop } from '@/lib/settings/rules/shop';
import { own } from './own-review';

test('script in a review is shown as plain text', () => {
  const text = '<img src=x onerror="alert(1)"><script>alert(1)</script>';
  const { container } = render(
    <ReviewList reviews={datedReviews([{ ...own, text, author: '<b>Ada</b>' }], defaultShop)} />,
  );
  expect(screen.getByText(text)).toBeVisible();
  expect(container.querySelector('script, img, b')).toBeNull();
});

test('the histogram names each number of stars with its count', () => {
  render(<RatingHistogram summary={ratingSummary([1, 0, 0, 2, 7])} />);
  expect(screen.getByText('10 reviews')).toBeVisible();
  expect(screen.getByText('5 stars').parentElement).toHaveTextContent('5 stars7');
  expect(screen.getByText('1 star').parentElement).toHaveTextContent('1 star1');
});

test('a product without reviews says so', () => {
  render(<ReviewList reviews={[]} />);
  expect(screen.getByRole('heading', { name: 'No reviews yet' })).toBeVisible();
});
