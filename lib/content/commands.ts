import { recordChange } from '../audit/commands';
import { now } from '../platform/clock';
import { tags } from '../shared/cache-tags';
import { fail, ok, type Result } from '../shared/result';
import { pages, type PageDocument } from './collection';

export type DraftPage = Pick<PageDocument, '_id' | 'title' | 'description' | 'body'>;

/** Stores pages made from templates, as drafts. One that the owner has checked stays. Safe to repeat. */
export async function storeDraftPages(drafts: DraftPage[]): Promise<void> {
  for (const { _id, ...facts } of drafts) {
    const present = await pages().findOne({ _id }, { projection: { draft: 1 } });
    if (present && !present.draft) continue;
    await pages().updateOne(
      { _id },
      { $set: { ...facts, picture: null, draft: true, updatedAt: now() } },
      { upsert: true },
    );
  }
}

/** Takes the mark of a draft off a page: the owner has had it read. Safe to repeat. */
export async function approvePage(
  actor: { userId: string; email: string },
  slug: string,
): Promise<Result<{ done: boolean }>> {
  const page = await pages().findOne({ _id: slug });
  if (!page) return fail('not-found', 'no-such-page', 'There is no such page.');
  const { modifiedCount } = await pages().updateOne(
    { _id: slug, draft: true },
    { $set: { updatedAt: now() }, $unset: { draft: '' } },
  );
  if (modifiedCount) {
    await recordChange({
      actor,
      deed: 'approve-page',
      subject: { kind: 'page', id: slug, name: page.title },
      before: { draft: true },
      after: { draft: false },
    });
  }
  return ok({ done: modifiedCount > 0 }, [tags.page(slug)]);
}
