import { WrittenPage, writtenMetadata, writtenPagesIn } from '../../written-page';

type Props = { params: Promise<{ page: string }> };

export const generateStaticParams = () => writtenPagesIn('services/');

export async function generateMetadata({ params }: Props) {
  return writtenMetadata(`services/${(await params).page}`);
}

export default async function ServicePage({ params }: Props) {
  return <WrittenPage slug={`services/${(await params).page}`} topic="product-request" />;
}
