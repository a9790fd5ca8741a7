import { recordChange } from '../../audit/commands';
import { now } from '../../platform/clock';
import { isDuplicateKey } from '../../platform/database';
import { tags } from '../../shared/cache-tags';
import { fail, ok, type Failure, type Result } from '../../shared/result';
import type { Staff } from '../../users/types';
import {
  contentCollection,
  contentDetailView,
  currentText,
  wordsOf,
  type ContentDocument,
} from '../collection/editable';
import { contentVersions } from '../collection/versions';
import { slugProblem, type ContentEvent, type ContentKind } from '../rules/kinds';
import type { ContentDetail } from '../schema';

export type Failed = { ok: false; failure: Failure };

export const noSuchDocument = (kind: ContentKind) =>
  fail('not-found', 'no-such-content', `There is no such ${kind === 'page' ? 'page' : 'article'} any more.`);

export const slugTaken = () => invalidSlug('conflict', 'Another one has this address');

function invalidSlug(kind: 'invalid' | 'conflict', message: string): Failed {
  return fail(kind, 'bad-address', `${message}.`, { fields: { slug: message } });
}

function editedMeanwhile({ editedBy, event }: ContentDocument): Failed {
  const name = editedBy?.name ?? 'The shop itself';
  return fail(
    'conflict',
    'content-changed',
    `${name} has ${event} this since you opened it. Your text is still here: look at the other one, then save yours as the latest version or copy what you need.`,
  );
}

/** Whether the slug is free for a document and of the right form; the failure otherwise. */
export async function checkSlug(kind: ContentKind, slug: string, id?: string): Promise<Failed | null> {
  const problem = slugProblem(kind, slug);
  if (problem) return invalidSlug('invalid', problem);
  const other = await contentCollection(kind).findOne(
    { slug, ...(id !== undefined && { _id: { $ne: id } }) },
    { projection: { _id: 1 } },
  );
  return other && slugTaken();
}

/** Stores the text of the document's revision as a version. Safe to repeat. */
export async function keepVersion(kind: ContentKind, document: ContentDocument): Promise<void> {
  const { _id, revision, event, editedAt, editedBy } = document;
  const key = `${kind}:${_id}:${revision}`;
  const version = {
    kind,
    documentId: _id,
    revision,
    event,
    at: editedAt,
    by: editedBy,
    text: currentText(document),
  };
  try {
    await contentVersions().updateOne({ _id: key }, { $setOnInsert: version }, { upsert: true });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}

/** The cache tags of everything that shows a page or article, by its former and its present slug. */
export const tagsOf = (kind: ContentKind, ...slugs: string[]): string[] =>
  kind === 'page'
    ? [tags.pages, ...new Set(slugs.map(tags.page))]
    : [tags.posts, ...new Set(slugs.map(tags.post))];

type Edit = {
  event: ContentEvent;
  change: Partial<ContentDocument>;
  /** The cache tags that the edit makes stale. */
  expire?: string[];
};

/**
 * Makes one edit of a document as a compare-and-set on its revision, keeps the versions before and after it, and
 * records it. `actor` is null for the scheduled job. Fails with `content-changed` when somebody else was faster.
 */
export async function editContent(
  actor: Staff | null,
  kind: ContentKind,
  document: ContentDocument,
  { event, change, expire = [] }: Edit,
): Promise<Result<ContentDetail>> {
  const { _id, revision } = document;
  await keepVersion(kind, document);
  const next: ContentDocument = {
    ...document,
    ...change,
    revision: revision + 1,
    event,
    editedAt: now(),
    editedBy: actor && { userId: actor.userId, name: actor.name },
  };
  const words = wordsOf(next, currentText(next));
  const fields = {
    ...change,
    revision: next.revision,
    event,
    editedAt: next.editedAt,
    editedBy: next.editedBy,
  };
  try {
    const { modifiedCount } = await contentCollection(kind).updateOne(
      { _id, revision },
      { $set: { ...fields, words } },
    );
    if (!modifiedCount) return await conflictOf(kind, _id);
  } catch (error) {
    if (isDuplicateKey(error, 'slug')) return slugTaken();
    throw error;
  }
  await keepVersion(kind, next);
  await recordEdit(actor, kind, event, document, next);
  return ok(contentDetailView(kind, next), expire);
}

export async function conflictOf(kind: ContentKind, id: string): Promise<Failed> {
  const present = await contentCollection(kind).findOne({ _id: id });
  return present ? editedMeanwhile(present) : noSuchDocument(kind);
}

const audited = (document: ContentDocument) => {
  const { title, slug } = currentText(document);
  const { revision, state, publishAt } = document;
  return { revision, title, slug, state, publishAt };
};

/** Records an edit; texts are in the versions, which the record names by their revisions. */
export async function recordEdit(
  actor: Staff | null,
  kind: ContentKind,
  event: string,
  before: ContentDocument | null,
  after: ContentDocument | null,
): Promise<void> {
  const subject = after ?? before;
  if (!subject) return;
  await recordChange({
    actor,
    action: `content-${event}`,
    subject: { kind, id: subject._id, name: currentText(subject).title },
    ...(before && { before: audited(before) }),
    ...(after && { after: audited(after) }),
  });
}
