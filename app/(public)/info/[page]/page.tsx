import { WrittenPage, writtenMetadata, writtenPagesIn } from '../../written-page';

type Props = { params: Promise<{ page: string }> };

export const generateStaticParams = () => writtenPagesIn('info/');

export async function generateMetadata({ params }: Props) {
  return writtenMetadata(`info/${(await params).page}`);
}

export default async function InfoPage({ params }: Props) {
  return <WrittenPage slug={`info/${(await params).page}`} />;
}
