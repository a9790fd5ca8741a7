import { WrittenPage, writtenMetadata } from '../written-page';

export const generateMetadata = () => writtenMetadata('about');

export default function AboutPage() {
  return <WrittenPage slug="about" />;
}
