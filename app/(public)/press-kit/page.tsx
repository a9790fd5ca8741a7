import { WrittenPage, writtenMetadata } from '../written-page';

export const generateMetadata = () => writtenMetadata('press-kit');

export default function PressKitPage() {
  return <WrittenPage slug="press-kit" topic="press" />;
}
