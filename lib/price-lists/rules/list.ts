import type { AudienceKind, PriceListFilters, PriceListRow, PriceListStatus } from '../schema';

export const priceListStatusNames: Record<PriceListStatus, string> = {
  current: 'Current',
  coming: 'Coming',
  ended: 'Ended',
  paused: 'Paused',
};

export const audienceKindNames: Record<AudienceKind, string> = {
  customer: 'Customer',
  company: 'Company',
  group: 'Group',
};

/** The path of the price lists in the dashboard. */
export const priceListsPath = '/dashboard/priceLists';
export const priceListHref = (id: string): string => `${priceListsPath}/${id}`;

/** The address of the list of price lists with these filters; defaults are left out. */
export function priceListsHref(filters: PriceListFilters & { page?: number }): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value && !(name === 'page' && value === 1)) query.set(name, String(value));
  }
  return query.size ? `${priceListsPath}?${query}` : priceListsPath;
}

/** The status of a list on a day ("2026-11-21") of the shop's time zone. */
export function priceListStatus(
  { active, from, to }: Pick<PriceListRow, 'active' | 'from' | 'to'>,
  today: string,
): PriceListStatus {
  if (to !== null && to < today) return 'ended';
  if (!active) return 'paused';
  return from !== null && today < from ? 'coming' : 'current';
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);

type Row = Omit<PriceListRow, 'count'>;

/** Whether each typed word begins a word of the list's name or of whom it is for. */
function hasWords({ name, audienceName, audienceEmail }: Row, typed: string): boolean {
  const words = wordsOf(`${name} ${audienceName} ${audienceEmail}`);
  return wordsOf(typed).every((start) => words.some((word) => word.startsWith(start)));
}

const nameOf = ({ name }: Row) => name.toLowerCase();

/** What an order compares. A list without a last day ends after all others. */
function keyOf(sort: PriceListFilters['sort']): (row: Row) => string {
  if (sort === 'for' || sort === '-for') return ({ audienceName }) => audienceName.toLowerCase();
  return sort === 'to' || sort === '-to' ? ({ to }) => to ?? '9999' : nameOf;
}

/** The lists that match the filters, in the order that they name; those that are equal in it stay by name. */
export function choosePriceLists<Listed extends Row>(
  rows: Listed[],
  { status, kind, q = '', sort }: PriceListFilters,
): Listed[] {
  const wanted = rows.filter(
    (row) => (!status || row.status === status) && (!kind || row.audience.kind === kind) && hasWords(row, q),
  );
  const [key, sign] = [keyOf(sort), sort?.startsWith('-') ? -1 : 1];
  const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
  return wanted.sort(
    (one, other) => sign * compare(key(one), key(other)) || compare(nameOf(one), nameOf(other)),
  );
}

/** The number of lists in each status, and of all. */
export function countStatuses(rows: Row[]): Record<PriceListStatus | 'all', number> {
  const counts = { all: rows.length, current: 0, coming: 0, ended: 0, paused: 0 };
  for (const { status } of rows) counts[status] += 1;
  return counts;
}
