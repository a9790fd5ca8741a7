/** `withdrawn`: taken back by the shop. Staff can send a new version of any quote that was not accepted. */
export const quoteStatuses = [
  'requested',
  'offered',
  'accepted',
  'declined',
  'expired',
  'withdrawn',
] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

/** The status as screens name it. */
export const quoteStatusName = (status: QuoteStatus): string =>
  status.charAt(0).toUpperCase() + status.slice(1);

/** Whether staff can still change the draft and send a version. */
export const isOpen = (status: QuoteStatus): boolean => status !== 'accepted';

/** Whether the customer can say no: to what is offered, or to what they have asked for. */
export const isDeclinable = (status: QuoteStatus): boolean => status === 'requested' || status === 'offered';

/** A quote is valid for at most these days, and its link works for some days longer. */
export const maxValidDays = 366;
export const linkGraceDays = 30;
