import { recordChange } from '../../audit/commands';
import { composeMail, messageIdOf, relayMails } from '../../mail/outbox';
import type { MailTemplate } from '../../mail/types';
import { now } from '../../platform/clock';
import { findShop } from '../../settings/queries';
import { formatDate } from '../../shared/dates';
import { fail, ok, type Result } from '../../shared/result';
import { listStaffWith } from '../../users/queries';
import type { Staff } from '../../users/types';
import { contactMessages, type ContactMessageDocument, type EntryDocument } from '../collection';
import { findMessage } from '../queries';
import { statusAfter } from '../rules';
import type { EntryInput, Message, MessageChange } from '../schema';
import { receiptSubject } from './send-message';

const noSuchMessage = () => fail('not-found', 'no-such-message', 'There is no such message.');

async function messageAfter(reference: string): Promise<Result<Message>> {
  const message = await findMessage(reference);
  return message ? ok(message) : noSuchMessage();
}

const subjectOf = ({ reference, name }: ContactMessageDocument) => ({
  kind: 'message',
  id: reference,
  name: `${reference}, ${name}`,
});

/** Changes status and assignee of a message and records it. The assignee must be an enabled admin. */
export async function changeMessage(
  actor: Staff,
  reference: string,
  { state, assignee }: MessageChange,
): Promise<Result<Message>> {
  const chosen = assignee ? (await listStaffWith('messages.edit')).find(({ id }) => id === assignee) : null;
  if (chosen === undefined) {
    return fail('invalid', 'not-an-admin', 'Choose an admin of the shop.', {
      fields: { assignee: 'Choose an admin of the shop' },
    });
  }
  const before = await contactMessages().findOneAndUpdate(
    { reference },
    {
      $set: {
        ...(state && { state }),
        ...(assignee !== undefined && { assignee: chosen && { userId: chosen.id, name: chosen.name } }),
      },
    },
    { returnDocument: 'before' },
  );
  if (!before) return noSuchMessage();
  const subject = subjectOf(before);
  if (state && state !== before.state) {
    await recordChange({
      actor,
      action: 'message-status-changed',
      subject,
      before: { status: before.state },
      after: { status: state },
    });
  }
  if (assignee !== undefined && assignee !== (before.assignee?.userId ?? null)) {
    await recordChange({
      actor,
      action: 'message-assigned',
      subject,
      before: { assignee: before.assignee?.name },
      after: { assignee: chosen?.name },
    });
  }
  return messageAfter(reference);
}

/** The mail of a reply. It ends with what the customer wrote last. */
async function composeReply(message: ContactMessageDocument, text: string) {
  const shop = await findShop();
  const { reference, email, messageIds } = message;
  const last = message.entries.findLast(({ kind }) => kind === 'received');
  const quoted = { text: last?.text ?? message.message, at: last?.at ?? message.receivedAt };
  const template: MailTemplate = {
    subject: `Re: ${receiptSubject(reference)}`,
    heading: `About your message ${reference}`,
    paragraphs: text.split(/\n{2,}/),
    footnote: `On ${formatDate(quoted.at.toISOString(), shop)} you wrote:\n\n${quoted.text}`,
    replyTo: shop.email,
    // A mail server may reject a header that grows without end: the first and the latest ids are enough to thread by.
    references: messageIds.length > 20 ? [messageIds[0]!, ...messageIds.slice(-19)] : messageIds,
  };
  return composeMail(email, template, shop);
}

const auditActions = {
  reply: 'message-replied',
  note: 'message-note-added',
  received: 'message-mail-added',
} as const;

/**
 * Adds a reply, which is mailed to the customer, a note, or what the customer wrote by mail. `key` is the idempotency
 * key: however often it is called with the same key, there is one entry and one mail. Fails with `conversation-changed`
 * when there are entries that its author has not seen.
 */
export async function addEntry(
  actor: Staff,
  reference: string,
  input: EntryInput,
  key: string,
): Promise<Result<Message>> {
  const message = await contactMessages().findOne({ reference });
  if (!message) return noSuchMessage();
  const { kind, text, seen, close, messageId } = input;
  const mail = kind === 'reply' ? await composeReply(message, text) : null;
  const entry: EntryDocument = {
    id: key,
    kind,
    text,
    by: { userId: actor.userId, name: actor.name },
    at: now(),
    ...(mail && { mailId: mail._id }),
  };
  const threadId = mail ? messageIdOf(mail._id) : kind === 'received' ? messageId : undefined;
  const state = statusAfter(kind, message.state, close);
  const added = await contactMessages().updateOne(
    // Compare-and-set: no entry beyond those seen, and none with this key.
    { reference, state: message.state, 'entries.id': { $ne: key }, [`entries.${seen}`]: { $exists: false } },
    {
      $set: { state },
      $push: { entries: entry, ...(threadId && { messageIds: threadId }), ...(mail && { mails: mail }) },
    },
  );
  if (added.modifiedCount === 0) {
    const present = await contactMessages().findOne({ reference, 'entries.id': key });
    if (present) return messageAfter(reference);
    return fail(
      'conflict',
      'conversation-changed',
      'Somebody else has just changed this conversation. Your text is still here: read what is new above, then send it.',
    );
  }
  await recordChange({
    actor,
    action: auditActions[kind],
    subject: subjectOf(message),
    before: { status: message.state },
    after: { status: state, entry: key },
  });
  if (mail) await relayMails(contactMessages, message._id);
  return messageAfter(reference);
}
