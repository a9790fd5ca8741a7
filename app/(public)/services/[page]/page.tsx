import { listPages } from '@/lib/content/queries';
import { WrittenPage, writtenMetadata } from '../../written-page';

type Props = { params: Promise<{ page: string }> };

export async function generateStaticParams() {
  const pages = await listPages();
  return pages
    .filter(({ slug }) => slug.startsWith('services/'))
    .map(({ slug }) => ({ page: slug.slice('services/'.length) }));
}

export async function generateMetadata({ params }: Props) {
  return writtenMetadata(`services/${(await params).page}`);
}

export default async function ServicePage({ params }: Props) {
  return <WrittenPage slug={`services/${(await params).page}`} topic="product-request" />;
}
