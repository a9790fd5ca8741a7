/** The texts are in posts/<slug>.md beside this file. */
export const postsData: {
  slug: string;
  title: string;
  summary: string;
  author: string;
  picture: string | null;
  tags: string[];
  publishedAt: string;
}[] = [];
