import { type Candidate, type Situation } from '@/lib/discounts/rules/offer';

let ids = 0;
export const candidate = (more: Partial<Candidate> = {}): Candidate => ({
  id: `d${(ids += 1)}`,
  title: 'Sale',
  code: null,
  kind: 'percent',
  value: 10,
  categories: [],
  skus: [],
  customers: [],
  minSubtotal: 0,
  from: null,
  to: null,
  maxUses: null,
  maxUsesPerCustomer: null,
  active: true,
  used: 0,
  usedByCustomer: 0,
  ...more,
});
export const situation = (...lines: [sku: string, category: string, total: number][]): Situation => ({
  lines: lines.map(([sku, category, total]) => ({ sku, categories: [category], total })),
  email: 'Ada@plant.example',
  today: '2026-11-24',
  currency: 'USD',
  locale: 'en-US',
});
export const cart = situation(['A-1', 'drills', 10_000], ['B-1', 'hand-tools', 3_333]);
