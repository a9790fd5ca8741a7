import { listChanges } from '@/lib/audit/queries';
import { listMessages } from '@/lib/contact/queries';
import { listFailedMails } from '@/lib/mail/queries';
import { listForModeration } from '@/lib/reviews/queries';
import { listMissedSearches } from '@/lib/search/queries/missed-searches';
import { missedSearchSorts } from '@/lib/search/rules/missed-searches';
import { listAccounts } from '@/lib/users/queries';
import { userSorts } from '@/lib/users/schema/responses';
import { explained } from '../explained';

const reader = { userId: 'somebody' };

const reads: Record<string, () => Promise<unknown>> = {
  'changes, oldest first': () => listChanges({ sort: 'at' }, 'UTC', 1),
  'changes of a kind, oldest first': () => listChanges({ kind: 'order', sort: 'at' }, 'UTC', 1),
  'messages, oldest first': () => listMessages({ sort: 'received' }, reader, 1),
  'open messages, oldest first': () => listMessages({ state: 'open', sort: 'received' }, reader, 1),
  'failed mails': () => listFailedMails(1),
  'failed mails, oldest first': () => listFailedMails(1, 'written'),
  'reviews, newest first': () => listForModeration('waiting', 1, 'newest'),
  ...Object.fromEntries(
    userSorts.map((sort) => [`accounts by ${sort}`, () => listAccounts('', 1, sort)] as const),
  ),
  ...Object.fromEntries(
    missedSearchSorts.map((sort) => [`searches by ${sort}`, () => listMissedSearches(1, sort)] as const),
  ),
};

test.each(Object.entries(reads))('%s: an index sorts them', async (_, read) => {
  // The second read counts the rows of all pages.
  const [page] = await explained(read);
  expect(page!.plan).not.toMatch(/COLLSCAN|"stage":"SORT"/);
});
