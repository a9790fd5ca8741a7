import { WrittenPage, writtenMetadata } from '../written-page';

export const generateMetadata = () => writtenMetadata('privacy');

export default function PrivacyPage() {
  return <WrittenPage slug="privacy" topic="account" dated />;
}
