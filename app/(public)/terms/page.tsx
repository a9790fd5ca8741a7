import { WrittenPage, writtenMetadata } from '../written-page';

export const generateMetadata = () => writtenMetadata('terms');

export default function TermsPage() {
  return <WrittenPage slug="terms" dated />;
}
