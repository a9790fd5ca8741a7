import { contactMessages } from './collection';

/** The messages that somebody sent while signed in, newest first. */
export async function listOwnMessages(userId: string) {
  const found = await contactMessages()
    .find({ userId }, { projection: { _id: 0, fingerprint: 0, userId: 0, mails: 0 } })
    .sort({ receivedAt: -1 })
    .toArray();
  return found.map(({ receivedAt, ...message }) => ({ ...message, receivedAt: receivedAt.toISOString() }));
}
