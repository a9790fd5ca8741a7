import { ObjectId } from 'mongodb';
import { recordChange } from '../../audit/commands';
import { isDuplicateKey } from '../../platform/database';
import { fail, ok, type Result } from '../../shared/result';
import type { Staff } from '../../users/types';
import { replyTemplates } from '../collection';
import type { ReplyTemplate, ReplyTemplateInput } from '../schema';

const noSuchTemplate = () => fail('not-found', 'no-such-template', 'There is no such template any more.');

function nameTaken(error: unknown) {
  if (!isDuplicateKey(error)) throw error;
  return fail('conflict', 'name-taken', 'Another template has this name.', {
    fields: { name: 'Another template has this name' },
  });
}

const subjectOf = (id: string, name: string) => ({ kind: 'message', id, name: `Template ${name}` });

/** Adds a reply template. Its name must be new. */
export async function addReplyTemplate(
  actor: Staff,
  { name, text }: ReplyTemplateInput,
): Promise<Result<ReplyTemplate>> {
  const _id = new ObjectId();
  try {
    await replyTemplates().insertOne({ _id, name, text });
  } catch (error) {
    return nameTaken(error);
  }
  const id = _id.toHexString();
  await recordChange({
    actor,
    action: 'template-added',
    subject: subjectOf(id, name),
    after: { name, text },
  });
  return ok({ id, name, text });
}

/** Replaces the name and text of a reply template. */
export async function saveReplyTemplate(
  actor: Staff,
  id: string,
  { name, text }: ReplyTemplateInput,
): Promise<Result<ReplyTemplate>> {
  try {
    const before = await replyTemplates().findOneAndUpdate(
      { _id: new ObjectId(id) },
      { $set: { name, text } },
      { returnDocument: 'before' },
    );
    if (!before) return noSuchTemplate();
    if (before.name !== name || before.text !== text) {
      await recordChange({
        actor,
        action: 'template-changed',
        subject: subjectOf(id, name),
        before: { name: before.name, text: before.text },
        after: { name, text },
      });
    }
    return ok({ id, name, text });
  } catch (error) {
    return nameTaken(error);
  }
}

export async function removeReplyTemplate(actor: Staff, id: string): Promise<Result<null>> {
  const removed = await replyTemplates().findOneAndDelete({ _id: new ObjectId(id) });
  if (!removed) return noSuchTemplate();
  const { name, text } = removed;
  await recordChange({
    actor,
    action: 'template-removed',
    subject: subjectOf(id, name),
    before: { name, text },
  });
  return ok(null);
}
