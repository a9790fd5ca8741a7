import { WrittenPage, writtenMetadata } from '../written-page';

export const generateMetadata = () => writtenMetadata('imprint');

export default function ImprintPage() {
  return <WrittenPage slug="imprint" topic="other" dated />;
}
