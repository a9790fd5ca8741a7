import { database } from '../../platform/database';
import { pages, posts, type PageDocument, type PostDocument } from '../collection';
import { contentPath, contentWords, statusOf, type ContentKind } from '../rules/kinds';
import type { ContentDetail, ContentRow, ContentText } from '../schema';

type Fields = Omit<PageDocument, 'description'> &
  Omit<PostDocument, 'summary' | 'author' | 'tags' | 'publishedAt' | 'body'>;

/** A page or an article, for the code that edits both. */
export type ContentDocument = Fields &
  Partial<Pick<PageDocument, 'description'>> &
  Partial<Pick<PostDocument, 'summary' | 'author' | 'tags' | 'publishedAt'>>;

/** The collection of a kind. */
export const contentCollection = (kind: ContentKind) =>
  database().collection<ContentDocument>((kind === 'page' ? pages : posts).collectionName);

/** The text of the public page, or of a draft. */
export function storedText(document: ContentDocument): ContentText {
  const { title, slug, description, summary, body, picture, tags, author, seoTitle, seoDescription } =
    document;
  return {
    title,
    slug,
    summary: summary ?? description ?? '',
    body: body ?? '',
    picture,
    tags: tags ?? [],
    author: author ?? '',
    seoTitle: seoTitle ?? '',
    seoDescription: seoDescription ?? '',
  };
}

/** The text with the changes that are not published. */
export const currentText = (document: ContentDocument): ContentText =>
  document.working ?? storedText(document);

/** The stored fields of a text. */
export function fieldsOf(kind: ContentKind, text: ContentText): Partial<ContentDocument> {
  const { title, slug, summary, body, picture, tags, author, seoTitle, seoDescription } = text;
  const shared = { title, slug, picture, seoTitle, seoDescription };
  return kind === 'page'
    ? { ...shared, description: summary, body: body.trim() ? body : null }
    : { ...shared, summary, body, tags, author };
}

/** The words under which a document is found: those of its public text and of its changes. */
export const wordsOf = (document: Parameters<typeof storedText>[0], text: ContentText): string[] => [
  ...new Set([...contentWords(text), ...contentWords(storedText(document))]),
];

export function contentRowView(kind: ContentKind, document: ContentDocument): ContentRow {
  const { _id, slug, state, publishAt, working, draft = false, editedAt, editedBy } = document;
  return {
    kind,
    id: _id,
    title: working?.title ?? document.title,
    path: contentPath(kind, slug),
    status: statusOf({ state, publishAt }),
    isPublished: state === 'published',
    hasChanges: working !== null,
    isUnapproved: draft,
    publishAt: publishAt && publishAt.toISOString(),
    editedAt: editedAt.toISOString(),
    editedBy: editedBy && editedBy.name,
  };
}

export const contentDetailView = (kind: ContentKind, document: ContentDocument): ContentDetail => ({
  ...contentRowView(kind, document),
  revision: document.revision,
  text: currentText(document),
});
