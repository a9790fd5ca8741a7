import { redirectToLastViewed } from '../last-viewed';

export const metadata = { title: 'Product', robots: { index: false } };

export default function BareProductReviews() {
  return redirectToLastViewed('/productReviews');
}
