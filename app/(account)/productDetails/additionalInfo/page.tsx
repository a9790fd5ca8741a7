import { redirectToLastViewed } from '../last-viewed';

export const metadata = { title: 'Product', robots: { index: false } };

export default function BareAdditionalInfo() {
  return redirectToLastViewed('/additionalInfo');
}
