import {
  choosePriceLists,
  countStatuses,
  priceListsHref,
  priceListStatus,
} from '@/lib/price-lists/rules/list';
import type { PriceListRow } from '@/lib/price-lists/schema';

const row = (name: string, more: Partial<PriceListRow> = {}): PriceListRow => ({
  id: name,
  name,
  audience: { kind: 'company', id: 'c' },
  audienceName: 'Lakefront Stamping',
  audienceEmail: '',
  currency: 'USD',
  from: null,
  to: null,
  active: true,
  version: 1,
  count: 1,
  status: 'current',
  ...more,
});

test('a list is current from its first to its last day, both included, unless it is paused', () => {
  const days = { active: true, from: '2026-03-01', to: '2026-03-31' };
  expect(priceListStatus(days, '2026-02-28')).toBe('coming');
  expect(priceListStatus(days, '2026-03-01')).toBe('current');
  expect(priceListStatus(days, '2026-03-31')).toBe('current');
  expect(priceListStatus(days, '2026-04-01')).toBe('ended');
  expect(priceListStatus({ ...days, active: false }, '2026-03-02')).toBe('paused');
  expect(priceListStatus({ ...days, active: false }, '2026-04-01')).toBe('ended');
  expect(priceListStatus({ active: true, from: null, to: null }, '2026-04-01')).toBe('current');
});

test('lists are chosen by status, kind and the beginnings of words, and sorted', () => {
  const customer = { audience: { kind: 'customer' as const, id: 'u' }, audienceEmail: 'ann@buyers.example' };
  const rows = [
    row('beta', { to: '2026-05-01', status: 'ended' }),
    row('Alpha', { ...customer, audienceName: 'Ann Buyer' }),
    row('gamma', { to: '2026-01-01', audienceName: 'Zeta' }),
  ];
  const names = (filters: Parameters<typeof choosePriceLists>[1]) =>
    choosePriceLists(rows, filters).map(({ name }) => name);
  expect(names({})).toEqual(['Alpha', 'beta', 'gamma']);
  expect(names({ sort: '-name' })).toEqual(['gamma', 'beta', 'Alpha']);
  expect(names({ sort: 'for' })).toEqual(['Alpha', 'beta', 'gamma']);
  expect(names({ sort: '-for' })).toEqual(['gamma', 'beta', 'Alpha']);
  expect(names({ sort: 'to' })).toEqual(['gamma', 'beta', 'Alpha']);
  expect(names({ status: 'ended' })).toEqual(['beta']);
  expect(names({ kind: 'customer' })).toEqual(['Alpha']);
  expect(names({ q: 'stamp LAKE' })).toEqual(['beta']);
  expect(names({ q: 'ann@buyers.example' })).toEqual(['Alpha']);
  expect(names({ q: 'akefront' })).toEqual([]);
  expect(countStatuses(rows)).toEqual({ all: 3, current: 2, coming: 0, ended: 1, paused: 0 });
  expect(priceListsHref({ kind: 'group', page: 1 })).toBe('/dashboard/priceLists?kind=group');
});
