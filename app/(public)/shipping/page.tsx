import { WrittenPage, writtenMetadata } from '../written-page';

export const generateMetadata = () => writtenMetadata('shipping');

export default function ShippingPage() {
  return <WrittenPage slug="shipping" topic="order" dated />;
}
