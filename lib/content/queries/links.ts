import { findProduct } from '../../catalog/queries/products';
import { findStructure } from '../../catalog/queries/structure';
import { findCategory } from '../../catalog/rules/structure';
import { hasPicture } from '../../images/queries';
import { siteUrl } from '../../platform/env';
import { renderMarkdown } from '../../platform/markdown';
import { contentCollection, currentText } from '../collection/editable';
import { findPage, findPost } from '../queries';
import { contentKinds, type ContentKind } from '../rules/kinds';
import { pathsIn, shopFolders } from '../rules/links';
import { findMovedPath } from './moved';

/** Whether a path of the shop leads somewhere. */
async function leadsSomewhere(path: string): Promise<boolean> {
  const [folder = '', name = '', ...rest] = path.split('/').slice(1);
  if (folder === 'pictures' || path.startsWith('/api/images/')) return hasPicture(path);
  if (folder === 'product') return (await findProduct(name)) !== null;
  if (folder === 'shop')
    return name === '' || (rest.length === 0 && findCategory(await findStructure(), name) !== null);
  if (shopFolders.includes(folder)) return true;
  const isArticle = folder === 'blog' && name !== '' && rest.length === 0 && name !== 'rss.xml';
  if (folder === 'blog' && !isArticle) return true;
  const found = isArticle ? await findPost(name) : await findPage(path.slice(1));
  return found !== null || (await findMovedPath(path)) !== null;
}

/** The links and pictures of a Markdown text that lead nowhere in this shop. Other sites are not asked. */
export async function findBrokenLinks(body: string): Promise<string[]> {
  const paths = pathsIn(renderMarkdown(body), siteUrl());
  const works = await Promise.all(paths.map(leadsSomewhere));
  return paths.filter((_, index) => !works[index]);
}

export type BrokenLinks = { kind: ContentKind; id: string; title: string; links: string[] };

/** All pages and articles with links that lead nowhere, drafts included (at most 1,000 of each are read). */
export async function listBrokenLinks(): Promise<BrokenLinks[]> {
  const found: BrokenLinks[] = [];
  for (const kind of contentKinds) {
    for await (const document of contentCollection(kind).find().sort({ editedAt: -1 }).limit(1000)) {
      const { title, body } = currentText(document);
      const links = await findBrokenLinks(body);
      if (links.length) found.push({ kind, id: document._id, title, links });
    }
  }
  return found;
}
