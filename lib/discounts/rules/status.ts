export const discountStatuses = ['active', 'scheduled', 'paused', 'expired', 'used-up'] as const;
export type DiscountStatus = (typeof discountStatuses)[number];

export const discountStatusNames: Record<DiscountStatus, string> = {
  active: 'Active',
  scheduled: 'Scheduled',
  paused: 'Paused',
  expired: 'Expired',
  'used-up': 'Used up',
};

/** The status of a discount on a day ("2026-11-21") of the shop's time zone. */
export function discountStatus(
  {
    active,
    from,
    to,
    maxUses,
    used,
  }: { active: boolean; from: string | null; to: string | null; maxUses: number | null; used: number },
  today: string,
): DiscountStatus {
  if (to !== null && today > to) return 'expired';
  if (!active) return 'paused';
  if (maxUses !== null && used >= maxUses) return 'used-up';
  return from !== null && today < from ? 'scheduled' : 'active';
}
