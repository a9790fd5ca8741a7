import { pageMetadata } from '../../../page-metadata';
import { BlogList, laterPage } from '../../blog-list';

type Props = { params: Promise<{ page: string }> };

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props) {
  const page = laterPage((await params).page);
  return pageMetadata({
    title: `Blog, page ${page}`,
    description: `More articles on choosing, using and maintaining tools: page ${page}.`,
    path: `/blog/page/${page}`,
  });
}

export default async function LaterBlogPage({ params }: Props) {
  return <BlogList page={laterPage((await params).page)} />;
}
