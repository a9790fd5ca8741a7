import { PressDownloads, pressHeading } from '@/components/content/press-downloads';
import { WrittenPage, writtenMetadata } from '../written-page';

export const generateMetadata = () => writtenMetadata('press-kit');

export default function PressKitPage() {
  return (
    <WrittenPage
      slug="press-kit"
      topic="press"
      extra={{ heading: pressHeading, content: <PressDownloads /> }}
    />
  );
}
