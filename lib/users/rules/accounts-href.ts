/** The address of the list of accounts; defaults are left out. */
export function accountsHref({
  search,
  sort,
  page,
}: {
  search: string;
  sort?: string;
  page?: number;
}): string {
  const query = new URLSearchParams({
    ...(search && { search }),
    ...(sort && { sort }),
    ...(page && page > 1 && { page: String(page) }),
  });
  return `/dashboard/makeAdmin${query.size ? `?${query}` : ''}`;
}
