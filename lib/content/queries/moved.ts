import { cached } from '../../platform/cache';
import { tags } from '../../shared/cache-tags';
import { contentCollection } from '../collection/editable';
import { contentRedirects } from '../collection/versions';
import { contentPath } from '../rules/kinds';

/** Where the page or article of a former path (`/blog/old-name`) is now; null when it is nowhere. */
export const findMovedPath = cached(
  'moved-path',
  async (path: string): Promise<string | null> => {
    const redirect = await contentRedirects().findOne({ _id: path });
    if (!redirect) return null;
    const { kind, documentId } = redirect;
    const document = await contentCollection(kind).findOne(
      { _id: documentId, state: 'published' },
      { projection: { slug: 1 } },
    );
    const present = document && contentPath(kind, document.slug);
    return present === path ? null : present;
  },
  () => [tags.pages, tags.posts],
);
