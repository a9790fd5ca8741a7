import { mailsIndex, type PendingMail } from '../mail/outbox';
import { defineCollection } from '../platform/database';
import type { JobName } from './rules';
import type { JobRecord } from './types';

/** One document for each job that has run. Without a value a field is absent. */
export type JobDocument = Partial<{ [Key in keyof JobRecord]: NonNullable<JobRecord[Key]> }> & {
  _id: JobName;
  /** The run under way. */
  run?: string;
  /** When the admins were told of the present trouble. */
  alarmedAt?: Date;
  mails?: PendingMail[];
};

export const jobRecords = defineCollection<JobDocument>('jobs', [mailsIndex]);
