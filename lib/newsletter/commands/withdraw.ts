import type { Filter, ObjectId } from 'mongodb';
import { withdrawMail } from '../../mail/commands';
import { recipients, type RecipientDocument } from '../collection/campaigns';

type Ending = 'skipped' | 'stopped';

/** Takes the mail of a recipient out of the outbox, unless it is sent or being sent at this moment. */
async function withdrawRecipient({ _id, mailId }: RecipientDocument, ending: Ending): Promise<void> {
  if (mailId && !(await withdrawMail(mailId))) return;
  await recipients().updateOne({ _id, state: 'queued' }, { $set: { state: ending, mails: [] } });
}

/**
 * Ends the mails that wait for their turn or in the outbox. The reason must be stored before: then no mail that is
 * released at the same time escapes. Safe to repeat.
 */
async function endMails(filter: Filter<RecipientDocument>, ending: Ending): Promise<void> {
  await recipients().updateMany({ ...filter, state: 'waiting' }, { $set: { state: ending } });
  for await (const recipient of recipients().find({ ...filter, state: 'queued' })) {
    await withdrawRecipient(recipient, ending);
  }
}

/** Ends all mails to a subscriber who has left the list. */
export const endMailsTo = (subscriber: ObjectId): Promise<void> => endMails({ subscriber }, 'skipped');

/** Ends all mails of a campaign that was stopped. */
export const endMailsOf = (campaign: string): Promise<void> => endMails({ campaign }, 'stopped');
