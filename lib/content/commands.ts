import { recordChange } from '../audit/commands';
import { now } from '../platform/clock';
import { tags } from '../shared/cache-tags';
import { fail, ok, type Result } from '../shared/result';
import { newEditingFields, pages, type PageDocument } from './collection';

export type DraftPage = Pick<PageDocument, '_id' | 'title' | 'description' | 'body'>;

/** Stores pages made from templates, as drafts. One that the owner has checked stays. Safe to repeat. */
export async function storeDraftPages(drafts: DraftPage[]): Promise<void> {
  for (const { _id, ...facts } of drafts) {
    const present = await pages().findOne({ _id }, { projection: { draft: 1 } });
    if (present && !present.draft) continue;
    const time = now();
    const { title, description } = facts;
    const editing = newEditingFields({ title, slug: _id, summary: description, tags: [] }, time);
    await pages().updateOne(
      { _id },
      { $set: { ...facts, ...editing, slug: _id, picture: null, draft: true, updatedAt: time } },
      { upsert: true },
    );
  }
}

/** Takes the mark of a draft off a page: the owner has had it read. Safe to repeat. */
export async function approvePage(
  actor: { userId: string; email: string },
  slug: string,
): Promise<Result<{ done: boolean }>> {
  const page = await pages().findOne({ slug });
  if (!page) return fail('not-found', 'no-such-page', 'There is no such page.');
  const { modifiedCount } = await pages().updateOne(
    { _id: page._id, draft: true },
    { $set: { updatedAt: now() }, $unset: { draft: '' } },
  );
  if (modifiedCount) {
    await recordChange({
      actor,
      action: 'approve-page',
      subject: { kind: 'page', id: page._id, name: page.title },
      before: { draft: true },
      after: { draft: false },
    });
  }
  return ok({ done: modifiedCount > 0 }, [tags.page(slug)]);
}
