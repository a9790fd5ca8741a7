import type { Retention } from '../settings/schema/retention';

export type ErasedKind = keyof Retention;
export type ErasureCounts = Record<ErasedKind, number>;

/** What the owner sets periods for, in the order in which it is shown and erased. */
export const erasedKinds = [
  'messages',
  'searches',
  'auditAddresses',
  'failedMails',
  'unverifiedAccounts',
] as const satisfies ErasedKind[];

export const erasedKindNames: Record<ErasedKind, string> = {
  messages: 'Closed messages',
  searches: 'Searches without a result',
  auditAddresses: 'Client addresses in the audit log',
  failedMails: 'Failed mails',
  unverifiedAccounts: 'Accounts without a confirmed address',
};

type FixedPeriod = { collection: string; what: string; until: string };

/** What the database removes by itself, by an index of each collection. */
export const fixedPeriods: FixedPeriod[] = [
  { collection: 'carts', what: 'Carts of visitors', until: '60 days after the last change' },
  { collection: 'outbox', what: 'Sent mails', until: '30 days after they were sent' },
  { collection: 'webhookDeliveries', what: 'Log of webhooks', until: '30 days' },
  { collection: 'punchoutDocuments', what: 'Documents to purchasing systems', until: '90 days' },
  { collection: 'stockAlerts', what: 'Stock alerts', until: '180 days, or 90 after the mail was sent' },
  { collection: 'subscribers', what: 'Unconfirmed newsletter addresses', until: '7 days' },
  { collection: 'companyInvitations', what: 'Invitations to companies', until: '30 days after their end' },
  { collection: 'sessions', what: 'Sign-ins', until: 'Their end' },
  { collection: 'knownDevices', what: 'Known devices', until: 'Their end, renewed by each sign-in' },
  { collection: 'oneTimeTokens', what: 'Mailed links and codes', until: 'A day after their end' },
  { collection: 'orders', what: 'Orders that were rejected or given up', until: 'A day' },
  { collection: 'purchaseOrderFiles', what: 'Purchase orders without an order', until: '2 to 180 days' },
  { collection: 'reviewedPrices', what: 'Prices that a buyer has reviewed', until: 'A day after their end' },
  { collection: 'quoteKeys', what: 'Former keys of links to quotes', until: 'The last link ends' },
  { collection: 'punchoutSessions', what: 'Punch-out sessions', until: 'Their end' },
  { collection: 'idempotentCalls', what: 'Repeatable calls of the API', until: 'A day' },
  { collection: 'uploadParts', what: 'Parts of uploads', until: '15 minutes' },
  { collection: 'productImports', what: 'Planned imports', until: 'A day' },
  { collection: 'rateLimits', what: 'Attempts counted by client address', until: 'The limit ends' },
  { collection: 'growingDelays', what: 'Failed sign-ins', until: 'The delay ends' },
  { collection: 'changes', what: 'Changes for other servers', until: 'A day' },
  {
    collection: 'buildFiles',
    what: 'Scripts and styles of earlier versions',
    until: '7 days after the next version',
  },
  { collection: 'erasureReports', what: 'Reports of what was erased', until: 'Two years' },
];

/** What nothing erases by age, and why. */
export const keptData = [
  {
    what: 'Orders, invoices, credit notes, payments, quotes and returns',
    why: 'Tax and commercial law demand them for years: 7 in most US states, 6 in the UK, 8 to 10 in Germany. A closed account leaves them without a name, except on invoices.',
  },
  {
    what: 'Accounts with a confirmed address and what belongs to them',
    why: 'Kept until the person closes the account.',
  },
  {
    what: 'Records of the audit log',
    why: 'They show who has changed what; only the client address has a period.',
  },
  {
    what: 'Newsletter addresses that have unsubscribed',
    why: 'They keep the address from being written to again.',
  },
] as const;
