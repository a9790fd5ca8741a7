import { notFound } from 'next/navigation';
import { listPostTags } from '@/lib/content/queries';
import { pageMetadata } from '../../../page-metadata';
import { BlogList } from '../../blog-list';

type Props = { params: Promise<{ tag: string }> };

export async function generateStaticParams() {
  return (await listPostTags()).map(({ slug }) => ({ tag: slug }));
}

export async function generateMetadata({ params }: Props) {
  const { tag: slug } = await params;
  const found = (await listPostTags()).find((tag) => tag.slug === slug);
  if (!found) notFound();
  return pageMetadata({
    title: `Articles tagged ${found.tag}`,
    description: `What the trade counter has written under the tag ${found.tag}.`,
    path: `/blog/tag/${slug}`,
  });
}

export default async function BlogTagPage({ params }: Props) {
  return <BlogList page={1} tag={(await params).tag} />;
}
