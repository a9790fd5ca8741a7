import { WrittenPage, writtenMetadata } from '../written-page';

export const generateMetadata = () => writtenMetadata('cookies');

export default function CookiesPage() {
  return <WrittenPage slug="cookies" topic="account" dated />;
}
