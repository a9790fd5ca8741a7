import { now } from '../../platform/clock';
import { log } from '../../platform/log';
import { fail, ok, type Result } from '../../shared/result';
import { findShop } from '../../settings/queries';
import { momentAt } from '../../shared/dates';
import type { Staff } from '../../users/types';
import { contentCollection, currentText, fieldsOf, type ContentDocument } from '../collection/editable';
import { contentRedirects } from '../collection/versions';
import { contentKinds, contentPath, type ContentKind } from '../rules/kinds';
import type { ContentDetail, PublicationInput } from '../schema';
import { checkSlug, conflictOf, editContent, noSuchDocument, tagsOf } from './edits';

/** Lets the former address lead to the document, and the new one to nothing else. Safe to repeat. */
async function moveAddress(kind: ContentKind, document: ContentDocument, slug: string): Promise<void> {
  if (document.slug !== slug && document.state === 'published') {
    await contentRedirects().updateOne(
      { _id: contentPath(kind, document.slug) },
      { $set: { kind, documentId: document._id } },
      { upsert: true },
    );
  }
  await contentRedirects().deleteOne({ _id: contentPath(kind, slug) });
}

/** Makes the current text public; `actor` is null for the scheduled job. */
async function publish(
  actor: Staff | null,
  kind: ContentKind,
  document: ContentDocument,
): Promise<Result<ContentDetail>> {
  const text = currentText(document);
  const problem = await checkSlug(kind, text.slug, document._id);
  if (problem) return problem;
  const time = now();
  await moveAddress(kind, document, text.slug);
  return editContent(actor, kind, document, {
    event: 'published',
    change: {
      ...fieldsOf(kind, text),
      state: 'published',
      working: null,
      publishAt: null,
      updatedAt: time,
      ...(kind === 'post' && { publishedAt: document.publishedAt ?? time }),
    },
    expire: tagsOf(kind, document.slug, text.slug),
  });
}

async function schedule(
  actor: Staff,
  kind: ContentKind,
  document: ContentDocument,
  at: string,
): Promise<Result<ContentDetail>> {
  const publishAt = momentAt(at, (await findShop()).timeZone);
  if (publishAt <= now()) {
    const message = 'Choose a time in the future';
    return fail('invalid', 'past', `${message}.`, { fields: { at: message } });
  }
  return editContent(actor, kind, document, { event: 'scheduled', change: { publishAt } });
}

/** Publishes a document, now or at a time, or takes either back. */
export async function changePublication(
  actor: Staff,
  kind: ContentKind,
  id: string,
  input: PublicationInput,
): Promise<Result<ContentDetail>> {
  const document = await contentCollection(kind).findOne({ _id: id });
  if (!document) return noSuchDocument(kind);
  if (document.revision !== input.revision) return conflictOf(kind, id);
  switch (input.action) {
    case 'publish':
      return publish(actor, kind, document);
    case 'schedule':
      return schedule(actor, kind, document, input.at);
    case 'unschedule':
      return editContent(actor, kind, document, { event: 'unscheduled', change: { publishAt: null } });
    case 'unpublish':
      return editContent(actor, kind, document, {
        event: 'unpublished',
        change: {
          ...fieldsOf(kind, currentText(document)),
          state: 'draft',
          working: null,
          publishAt: null,
        },
        expire: tagsOf(kind, document.slug),
      });
  }
}

/** Publishes one document whose time has come. One that can't be published loses its time, so it isn't tried forever. */
async function publishScheduled(kind: ContentKind, document: ContentDocument): Promise<string[]> {
  const published = await publish(null, kind, document);
  if (published.ok) return published.expire;
  if (published.failure.code === 'content-changed') return [];
  log.error({ kind, id: document._id, reason: published.failure.message }, 'scheduled text not published');
  await editContent(null, kind, document, { event: 'unscheduled', change: { publishAt: null } });
  return [];
}

/** Publishes everything whose time has come. Safe to repeat and to run on several servers at once. */
export async function publishDue(): Promise<Result<{ published: number }>> {
  const expire: string[] = [];
  let published = 0;
  for (const kind of contentKinds) {
    const due = await contentCollection(kind)
      .find({ publishAt: { $gt: new Date(0), $lte: now() } })
      .sort({ publishAt: 1 })
      .limit(100)
      .toArray();
    for (const document of due) {
      const stale = await publishScheduled(kind, document);
      published += stale.length ? 1 : 0;
      expire.push(...stale);
    }
  }
  return ok({ published }, [...new Set(expire)]);
}
