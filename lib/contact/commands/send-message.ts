import { ObjectId } from 'mongodb';
import { composeMail, messageIdOf, relayMails } from '../../mail/outbox';
import type { MailTemplate } from '../../mail/types';
import { now } from '../../platform/clock';
import { isDuplicateKey } from '../../platform/database';
import { siteUrl } from '../../platform/env';
import { sha256 } from '../../platform/hash';
import { randomBase32 } from '../../platform/ids';
import { countAttempt } from '../../platform/rate-limit';
import { ok, type Result } from '../../shared/result';
import { findShop } from '../../settings/queries';
import type { AccountOwner, SignedIn } from '../../users/types';
import { contactMessages } from '../collection';
import { messageWords, topicName } from '../rules';
import type { ContactResponse, ContactInput } from '../schema';

function mailToShop(input: ContactInput, reference: string): MailTemplate {
  const { topic, name, email, message, product: slug, sku, quantity } = input;
  const rows = [
    ['Reference', reference],
    ['Name', name],
    ['Email', email],
    ['Product', slug ? `${siteUrl()}/product/${slug}` : ''],
    ['SKU', sku ?? ''],
    ['Quantity', quantity ? String(quantity) : ''],
  ];
  return {
    subject: `${topicName(topic)}: message ${reference}`,
    heading: `A message about: ${topicName(topic)}`,
    paragraphs: [message],
    table: { rows: rows.filter(([, value]) => value) },
    replyTo: email,
  };
}

/** The subject that replies repeat, so that mail programs show them as one conversation. */
export const receiptSubject = (reference: string) => `We have your message ${reference}`;

// The receipt doesn't quote the sender: otherwise the form could mail any text to any address.
function mailToSender(topic: string, reference: string): MailTemplate {
  return {
    subject: receiptSubject(reference),
    heading: 'We have your message',
    paragraphs: [
      `Thank you for writing to us. Your message has the reference ${reference} and the topic “${topic}”. A person reads it during our opening hours and replies to this address.`,
    ],
    footnote:
      'You get this mail because this address was given in our contact form. If that wasn’t you, you can ignore it.',
  };
}

const receipt = (reference: string): Result<ContactResponse> =>
  ok({ reference, message: `Thank you. Your message has the reference ${reference}.` });

/** The number of receipts that one address can get in a day, no matter who enters it into the form. */
const receiptLimit = { name: 'contact-receipt', count: 10, seconds: 24 * 60 * 60 };

/**
 * Stores a message and mails it to the shop and, without its text, a receipt to the sender. The same message again on
 * the same day gets the same reference and no further mails. A message with the hidden field filled is dropped.
 */
export async function sendMessage(
  actor: SignedIn | null,
  input: ContactInput,
): Promise<Result<ContactResponse>> {
  const reference = `M-${randomBase32(8)}`;
  if (input.website) return receipt(reference);
  const { topic, name, email, message, product = null, sku = null, quantity = null } = input;
  const time = now();
  const fingerprint = sha256(
    JSON.stringify([time.toISOString().slice(0, 10), topic, name, email, message, product, sku, quantity]),
  );
  const shop = await findShop();
  const mayGetReceipt = (await countAttempt(receiptLimit, email)) === 0;
  const receipts = mayGetReceipt ? [composeMail(email, mailToSender(topicName(topic), reference), shop)] : [];
  const mails = [composeMail(shop.email, mailToShop(input, reference), shop), ...receipts];
  const kept = await contactMessages()
    .findOneAndUpdate(
      { fingerprint },
      {
        $setOnInsert: {
          _id: new ObjectId(),
          reference,
          topic,
          name,
          email,
          message,
          product,
          sku,
          quantity,
          mails,
          messageIds: receipts.map(({ _id }) => messageIdOf(_id)),
          words: messageWords({ reference, name, email, message }),
          assignee: null,
          entries: [],
          userId: actor?.userId ?? null,
          state: 'open',
          receivedAt: time,
        },
      },
      { upsert: true, returnDocument: 'after', projection: { reference: 1 } },
    )
    .catch((error: unknown) => {
      // Another call stored the same message first.
      if (isDuplicateKey(error, 'fingerprint')) return contactMessages().findOne({ fingerprint });
      throw error;
    });
  await relayMails(contactMessages);
  return receipt(kept?.reference ?? reference);
}

/** Deletes what a closed account wrote to the shop, and what it was to answer has no assignee. Safe to repeat. */
export async function deleteMessages({ userId }: AccountOwner): Promise<void> {
  await contactMessages().updateMany({ 'assignee.userId': userId }, { $set: { assignee: null } });
  await contactMessages().deleteMany({ userId });
}
