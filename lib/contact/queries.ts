import type { Filter } from 'mongodb';
import { findDeliveries } from '../mail/queries';
import { pageOf, type Page } from '../shared/paging';
import { beginningWithEach } from '../shared/word-filter';
import { contactMessages, messageRowView, replyTemplates, type ContactMessageDocument } from './collection';
import { messageStatuses, type MessageStatus } from './rules';
import type { Message, MessageFilters, MessageRow, ReplyTemplate } from './schema';

const pageSize = 25;

/** The messages that somebody sent while signed in, newest first, with the conversations but without internal notes. */
export async function listOwnMessages(userId: string) {
  const found = await contactMessages()
    .find(
      { userId },
      { projection: { _id: 0, fingerprint: 0, userId: 0, mails: 0, words: 0, messageIds: 0, assignee: 0 } },
    )
    .sort({ receivedAt: -1 })
    .toArray();
  return found.map(({ receivedAt, entries, ...message }) => ({
    ...message,
    entries: entries
      .filter(({ kind }) => kind !== 'note')
      .map(({ kind, text, at }) => ({ kind, text, at: at.toISOString() })),
    receivedAt: receivedAt.toISOString(),
  }));
}

function filterOf(
  { state, assignee, q = '' }: MessageFilters,
  reader: { userId: string },
): Filter<ContactMessageDocument> {
  return {
    ...(state && { state }),
    ...(assignee && { 'assignee.userId': assignee === 'me' ? reader.userId : null }),
    ...beginningWithEach(q, 8),
  };
}

/** One page of the messages that match the filters, newest first or as sorted; `reader` is who "me" is. */
export async function listMessages(
  filters: MessageFilters,
  reader: { userId: string },
  page: number,
): Promise<Page<MessageRow>> {
  const filter = filterOf(filters, reader);
  const [found, total] = await Promise.all([
    contactMessages()
      .find(filter)
      .sort({ receivedAt: filters.sort === 'received' ? 1 : -1 })
      .skip((page - 1) * pageSize)
      .limit(pageSize)
      .toArray(),
    contactMessages().countDocuments(filter),
  ]);
  return pageOf(found.map(messageRowView), page, pageSize, total);
}

/** The number of messages in each status. */
export async function countMessages(): Promise<Record<MessageStatus, number>> {
  const counts = await Promise.all(
    messageStatuses.map((state) => contactMessages().countDocuments({ state })),
  );
  const [open = 0, waiting = 0, closed = 0] = counts;
  return { open, waiting, closed };
}

async function messageView(document: ContactMessageDocument): Promise<Message> {
  const { product, sku, quantity, userId, entries, mails } = document;
  const deliveries = await findDeliveries(entries.flatMap(({ mailId }) => mailId ?? []));
  const deliveryOf = (mailId: string) => {
    const state = mails.some(({ _id }) => _id === mailId) ? ('kept' as const) : ('sent' as const);
    return deliveries.get(mailId) ?? { state, lastError: null };
  };
  return {
    ...messageRowView(document),
    product,
    sku,
    quantity,
    signedIn: userId !== null,
    entries: entries.map(({ id, kind, text, by, at, mailId }) => ({
      id,
      kind,
      text,
      by: by.name,
      at: at.toISOString(),
      delivery: mailId ? deliveryOf(mailId) : null,
    })),
  };
}

/** A message with its conversation, or null. */
export async function findMessage(reference: string): Promise<Message | null> {
  const found = await contactMessages().findOne({ reference });
  return found && messageView(found);
}

/** All reply templates by name. */
export async function listReplyTemplates(): Promise<ReplyTemplate[]> {
  const found = await replyTemplates().find().sort({ name: 1 }).limit(200).toArray();
  return found.map(({ _id, name, text }) => ({ id: _id.toHexString(), name, text }));
}
