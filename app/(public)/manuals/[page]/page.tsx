import { listPages } from '@/lib/content/queries';
import { WrittenPage, writtenMetadata } from '../../written-page';

type Props = { params: Promise<{ page: string }> };

export async function generateStaticParams() {
  const pages = await listPages();
  return pages
    .filter(({ slug }) => slug.startsWith('manuals/'))
    .map(({ slug }) => ({ page: slug.slice('manuals/'.length) }));
}

export async function generateMetadata({ params }: Props) {
  return writtenMetadata(`manuals/${(await params).page}`);
}

export default async function ManualPage({ params }: Props) {
  const shop = [{ name: 'Shop', href: '/shop' }];
  return <WrittenPage slug={`manuals/${(await params).page}`} topic="product-request" dated above={shop} />;
}
