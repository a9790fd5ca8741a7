import { returnPeriodHeading, ReturnPolicySection } from '@/components/content/return-policy';
import { findShop } from '@/lib/settings/queries';
import { WrittenPage, writtenMetadata } from '../written-page';

export const generateMetadata = () => writtenMetadata('returns');

export default async function ReturnsPage() {
  const { returnPolicy } = await findShop();
  const extra = returnPolicy && {
    heading: returnPeriodHeading,
    content: <ReturnPolicySection policy={returnPolicy} />,
  };
  return <WrittenPage slug="returns" topic="order" dated extra={extra ?? undefined} />;
}
