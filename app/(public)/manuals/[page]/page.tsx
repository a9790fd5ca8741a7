import { WrittenPage, writtenMetadata, writtenPagesIn } from '../../written-page';

type Props = { params: Promise<{ page: string }> };

export const generateStaticParams = () => writtenPagesIn('manuals/');

export async function generateMetadata({ params }: Props) {
  return writtenMetadata(`manuals/${(await params).page}`);
}

export default async function ManualPage({ params }: Props) {
  const shop = [{ name: 'Shop', href: '/shop' }];
  return <WrittenPage slug={`manuals/${(await params).page}`} topic="product-request" dated above={shop} />;
}
