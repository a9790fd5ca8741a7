import { isDeepStrictEqual } from 'node:util';
import { now } from '../../platform/clock';
import { isDuplicateKey } from '../../platform/database';
import { randomBase32 } from '../../platform/ids';
import { fail, ok, type Result } from '../../shared/result';
import type { Staff } from '../../users/types';
import { newEditingFields } from '../collection';
import {
  contentCollection,
  contentDetailView,
  currentText,
  fieldsOf,
  storedText,
  type ContentDocument,
} from '../collection/editable';
import { contentRedirects, contentVersions } from '../collection/versions';
import { fixedPages, type ContentKind } from '../rules/kinds';
import type { ContentDetail, ContentSave, ContentText } from '../schema';
import {
  checkSlug,
  conflictOf,
  editContent,
  keepVersion,
  noSuchDocument,
  recordEdit,
  slugTaken,
  tagsOf,
} from './edits';

/** Adds a draft. */
export async function createContent(
  actor: Staff,
  kind: ContentKind,
  text: ContentText,
): Promise<Result<ContentDetail>> {
  const problem = await checkSlug(kind, text.slug);
  if (problem) return problem;
  const time = now();
  const document: ContentDocument = {
    ...newEditingFields(text, time, 'draft'),
    _id: randomBase32(16).toLowerCase(),
    title: text.title,
    slug: text.slug,
    picture: text.picture,
    body: text.body,
    updatedAt: time,
    editedBy: { userId: actor.userId, name: actor.name },
    ...fieldsOf(kind, text),
    ...(kind === 'post' && { publishedAt: null }),
  };
  try {
    await contentCollection(kind).insertOne(document);
  } catch (error) {
    if (isDuplicateKey(error, 'slug')) return slugTaken();
    throw error;
  }
  await keepVersion(kind, document);
  await recordEdit(actor, kind, 'added', null, document);
  return ok(contentDetailView(kind, document));
}

/** The fields that hold a new text: a draft's own, or the changes beside what is public. */
function changeOf(kind: ContentKind, document: ContentDocument, text: ContentText): Partial<ContentDocument> {
  if (document.state === 'draft') return fieldsOf(kind, text);
  return { working: isDeepStrictEqual(text, storedText(document)) ? null : text };
}

/**
 * Saves a text. What is public stays as it is until the text is published. A repeat of the call whose response was lost
 * succeeds without another version.
 */
export async function saveContent(
  actor: Staff,
  kind: ContentKind,
  id: string,
  { revision, text }: ContentSave,
  event: 'saved' | 'restored' = 'saved',
): Promise<Result<ContentDetail>> {
  const document = await contentCollection(kind).findOne({ _id: id });
  if (!document) return noSuchDocument(kind);
  const isSaved = isDeepStrictEqual(currentText(document), text);
  if (isSaved && document.editedBy?.userId === actor.userId && document.revision === revision + 1) {
    return ok(contentDetailView(kind, document));
  }
  if (document.revision !== revision) return conflictOf(kind, id);
  if (kind === 'page' && fixedPages.includes(document.slug) && text.slug !== document.slug) {
    const message = 'The shop links this page: its address can’t change';
    return fail('invalid', 'bad-address', `${message}.`, { fields: { slug: message } });
  }
  const problem = await checkSlug(kind, text.slug, id);
  if (problem) return problem;
  return editContent(actor, kind, document, { event, change: changeOf(kind, document, text) });
}

/** Makes the text of an earlier version the current one; what is public stays until it is published. */
export async function restoreVersion(
  actor: Staff,
  kind: ContentKind,
  id: string,
  { revision, version }: { revision: number; version: number },
): Promise<Result<ContentDetail>> {
  const found = await contentVersions().findOne({ kind, documentId: id, revision: version });
  if (!found) return fail('not-found', 'no-such-version', 'There is no such version.');
  return saveContent(actor, kind, id, { revision, text: found.text }, 'restored');
}

/** Deletes a document with its versions and the redirects to it. */
export async function removeContent(
  actor: Staff,
  kind: ContentKind,
  id: string,
  revision: number,
): Promise<Result<{ id: string }>> {
  const removed = await contentCollection(kind).findOneAndDelete({ _id: id, revision });
  if (!removed) return conflictOf(kind, id);
  await contentRedirects().deleteMany({ kind, documentId: id });
  await contentVersions().deleteMany({ kind, documentId: id });
  await recordEdit(actor, kind, 'removed', removed, null);
  return ok({ id }, tagsOf(kind, removed.slug));
}
