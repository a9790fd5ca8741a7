import { pageMetadata } from '../page-metadata';
import { BlogList } from './blog-list';

export const generateMetadata = () =>
  pageMetadata({
    title: 'Blog',
    description: 'Articles on choosing, using and maintaining tools, written at the trade counter.',
    path: '/blog',
  });

export default function BlogPage() {
  return <BlogList page={1} />;
}
