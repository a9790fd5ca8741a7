/** `used-up`: all of it was called off. Only an active one can be called off. */
export const blanketOrderStatuses = ['draft', 'upcoming', 'active', 'used-up', 'expired', 'closed'] as const;
export type BlanketOrderStatus = (typeof blanketOrderStatuses)[number];

const names: Record<BlanketOrderStatus, string> = {
  draft: 'Draft',
  upcoming: 'Upcoming',
  active: 'Active',
  'used-up': 'Used up',
  expired: 'Expired',
  closed: 'Closed',
};

/** The status as screens name it. */
export const blanketStatusName = (status: BlanketOrderStatus): string => names[status];

type Stored = {
  state: 'draft' | 'open' | 'closed';
  from: string;
  until: string;
  isUsedUp: boolean;
};

/** The status on a day of the shop's time zone. */
export function blanketStatus({ state, from, until, isUsedUp }: Stored, today: string): BlanketOrderStatus {
  if (state !== 'open') return state;
  if (until < today) return 'expired';
  if (isUsedUp) return 'used-up';
  return from > today ? 'upcoming' : 'active';
}

/** Whether staff can still change what is agreed. */
export const isEditable = (status: BlanketOrderStatus): boolean => status !== 'closed';

/** The company's members hear this many days before the end. */
export const reminderDays = 14;
/** How many call-offs a blanket order can have. */
export const maxCallOffs = 500;
