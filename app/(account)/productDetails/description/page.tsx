import { redirectToLastViewed } from '../last-viewed';

export const metadata = { title: 'Product', robots: { index: false } };

export default function BareDescription() {
  return redirectToLastViewed('/description');
}
