import { PressDownloads, pressHeading } from '@/components/content/press-downloads';
import { findShop } from '@/lib/settings/queries';
import { WrittenPage, writtenMetadata } from '../written-page';

export const generateMetadata = () => writtenMetadata('press-kit');

export default async function PressKitPage() {
  const { name, logo, colors } = await findShop();
  return (
    <WrittenPage
      slug="press-kit"
      topic="press"
      extra={{ heading: pressHeading, content: <PressDownloads shop={{ name, logo, colors }} /> }}
    />
  );
}
