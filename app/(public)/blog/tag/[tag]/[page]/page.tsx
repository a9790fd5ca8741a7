import { pageMetadata } from '../../../../page-metadata';
import { BlogList, laterPage } from '../../../blog-list';

type Props = { params: Promise<{ tag: string; page: string }> };

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props) {
  const { tag, page } = await params;
  return pageMetadata({
    title: `Articles about ${tag.replaceAll('-', ' ')}, page ${laterPage(page)}`,
    description: `More articles about ${tag.replaceAll('-', ' ')}: page ${page}.`,
    path: `/blog/tag/${tag}/${page}`,
  });
}

export default async function LaterBlogTagPage({ params }: Props) {
  const { tag, page } = await params;
  return <BlogList page={laterPage(page)} tag={tag} />;
}
