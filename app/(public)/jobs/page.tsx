import { WrittenPage, writtenMetadata } from '../written-page';

export const generateMetadata = () => writtenMetadata('jobs');

export default function JobsPage() {
  return <WrittenPage slug="jobs" topic="jobs" />;
}
