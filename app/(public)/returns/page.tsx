import { WrittenPage, writtenMetadata } from '../written-page';

export const generateMetadata = () => writtenMetadata('returns');

export default function ReturnsPage() {
  return <WrittenPage slug="returns" topic="order" dated />;
}
