import { notFound } from 'next/navigation';
import { listPostTags } from '@/lib/content/queries';
import { pageMetadata } from '../../../../page-metadata';
import { BlogList, laterPage } from '../../../blog-list';

type Props = { params: Promise<{ tag: string; page: string }> };

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props) {
  const { tag: slug, page } = await params;
  const found = (await listPostTags()).find((tag) => tag.slug === slug);
  if (!found) notFound();
  return pageMetadata({
    title: `Articles tagged ${found.tag}, page ${laterPage(page)}`,
    description: `More articles tagged ${found.tag}: page ${page}.`,
    path: `/blog/tag/${slug}/${page}`,
  });
}

export default async function LaterBlogTagPage({ params }: Props) {
  const { tag, page } = await params;
  return <BlogList page={laterPage(page)} tag={tag} />;
}
