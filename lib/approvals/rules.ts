/** `placing`: approved by all, and the order is being placed. */
export const approvalStatuses = ['waiting', 'placing', 'approved', 'declined', 'withdrawn'] as const;
export type ApprovalStatus = (typeof approvalStatuses)[number];

export const approvalStatusNames: Record<ApprovalStatus, string> = {
  waiting: 'Waiting',
  placing: 'Being ordered',
  approved: 'Approved',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};

export const approvalsPath = '/dashboard/approvals';
export const approvalHref = (id: string): string => `${approvalsPath}/${id}`;

/** The statuses that lists are filtered by. */
export const shownStatuses = ['waiting', 'approved', 'declined', 'withdrawn'] as const;

/** The address of the list of requests; defaults are left out. */
export function approvalsHref({ status, page = 1 }: { status?: ApprovalStatus; page?: number }): string {
  const query = new URLSearchParams({ ...(status && { status }), ...(page > 1 && { page: String(page) }) });
  return query.size ? `${approvalsPath}?${query}` : approvalsPath;
}

/** What has happened to a request, as its history and the audit log name it. */
export const approvalEvents = {
  requested: 'Approval requested',
  changed: 'Quantities changed',
  approved: 'Approved',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  'not-placed': 'Could not be ordered',
  ordered: 'Ordered',
} as const;
export type ApprovalEvent = keyof typeof approvalEvents;

type Line = { sku: string; quantity: number };

/**
 * The lines of a request with fewer units, or what is wrong by SKU: an approver can take units away, not add any, and one
 * line stays.
 */
export function reducedLines(
  asked: Line[],
  present: Line[],
  wanted: Line[],
): { lines: Line[] } | { problems: Record<string, string> } {
  const maxOf = new Map(asked.map(({ sku, quantity }) => [sku, quantity]));
  const problems: Record<string, string> = {};
  for (const { sku, quantity } of wanted) {
    const max = maxOf.get(sku);
    if (max === undefined) problems[sku] = 'is not part of the request';
    else if (quantity > max) problems[sku] = `At most ${max}, as requested`;
  }
  if (Object.keys(problems).length) return { problems };
  const quantities = new Map(wanted.map(({ sku, quantity }) => [sku, quantity]));
  const lines = present
    .map(({ sku, quantity }) => ({ sku, quantity: quantities.get(sku) ?? quantity }))
    .filter(({ quantity }) => quantity > 0);
  if (lines.length > 0) return { lines };
  return { problems: { [present[0]?.sku ?? 'lines']: 'One line stays: decline the request instead' } };
}
