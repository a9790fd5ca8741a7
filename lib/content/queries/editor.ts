import type { Filter } from 'mongodb';
import { pageOf, type Page } from '../../shared/paging';
import { beginningWithEach } from '../../shared/word-filter';
import {
  contentCollection,
  contentDetailView,
  contentRowView,
  type ContentDocument,
} from '../collection/editable';
import { contentVersions } from '../collection/versions';
import { contentStatuses, type ContentKind, type ContentStatus } from '../rules/kinds';
import type { ContentDetail, ContentFilters, ContentRow, ContentText, ContentVersion } from '../schema';

const pageSize = 25;

const statusFilters: Record<ContentStatus, Filter<ContentDocument>> = {
  draft: { state: 'draft', publishAt: null },
  scheduled: { publishAt: { $gt: new Date(0) } },
  published: { state: 'published', publishAt: null },
};

/** One page of the pages or articles that match the filters, the latest edited first. */
export async function listContent(
  { kind, state, q = '' }: ContentFilters,
  page: number,
): Promise<Page<ContentRow>> {
  const filter = { ...(state && statusFilters[state]), ...beginningWithEach(q, 8) };
  const [found, total] = await Promise.all([
    contentCollection(kind)
      .find(filter, { projection: { body: 0 } })
      .sort({ editedAt: -1 })
      .skip((page - 1) * pageSize)
      .limit(pageSize)
      .toArray(),
    contentCollection(kind).countDocuments(filter),
  ]);
  return pageOf(
    found.map((document) => contentRowView(kind, document)),
    page,
    pageSize,
    total,
  );
}

/** The number of pages or articles in each status. */
export async function countContent(kind: ContentKind): Promise<Record<ContentStatus, number>> {
  const counts = await Promise.all(
    contentStatuses.map((status) => contentCollection(kind).countDocuments(statusFilters[status])),
  );
  const [draft = 0, scheduled = 0, published = 0] = counts;
  return { draft, scheduled, published };
}

/** A page or article with the text that an admin edits, or null. */
export async function findContent(kind: ContentKind, id: string): Promise<ContentDetail | null> {
  const document = await contentCollection(kind).findOne({ _id: id });
  return document && contentDetailView(kind, document);
}

/** The versions of a document, the latest first (at most 200). */
export async function listVersions(kind: ContentKind, id: string): Promise<ContentVersion[]> {
  const found = await contentVersions()
    .find({ kind, documentId: id }, { projection: { 'text.body': 0 } })
    .sort({ revision: -1 })
    .limit(200)
    .toArray();
  return found.map(({ revision, event, at, by, text }) => ({
    revision,
    event,
    at: at.toISOString(),
    by: by && by.name,
    title: text.title,
  }));
}

/** The text of a version, or null. */
export async function findVersion(
  kind: ContentKind,
  id: string,
  revision: number,
): Promise<ContentText | null> {
  const found = await contentVersions().findOne({ kind, documentId: id, revision });
  return found && found.text;
}
