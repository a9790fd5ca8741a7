import type { Metadata } from 'next';
import { UsersTable } from '@/components/account/users-table';
import { ReadOnlyNote } from '@/components/layout/allowed';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { TextInput } from '@/components/ui/input';
import { Pagination } from '@/components/ui/pagination';
import { requireRight } from '@/lib/auth/current-session';
import { pageNumber } from '@/lib/shared/paging';
import { findShop } from '@/lib/settings/queries';
import { clockSettings } from '@/lib/settings/rules/shop';
import { listAccounts } from '@/lib/users/queries';
import { accountsHref } from '@/lib/users/rules/accounts-href';
import { listedUser, userSorts } from '@/lib/users/schema/responses';
import { formatNumber } from '@/lib/shared/formats';

export const metadata: Metadata = {
  title: 'Make Admin',
  description: 'All accounts of the shop, and who is an admin.',
  robots: { index: false },
};

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function MakeAdminPage({ searchParams }: Props) {
  const person = await requireRight('accounts.view', '/dashboard/makeAdmin');
  const { search: typed, page, sort: asked } = await searchParams;
  const sort = userSorts.find((each) => each === asked);
  const search = typeof typed === 'string' ? typed.slice(0, 200) : '';
  const [found, shop] = await Promise.all([listAccounts(search, pageNumber(page), sort), findShop()]);
  const users = found.rows.map((account) => listedUser.parse({ ...account, _id: account.id }));
  return (
    <>
      <h1 className="text-4xl">Make Admin</h1>
      <form role="search" className="mt-6 mb-6 flex items-end gap-3">
        <label className="flex flex-1 flex-col gap-1.5 text-sm font-semibold">
          Name or email
          <TextInput
            type="search"
            className="font-normal"
            name="search"
            defaultValue={search}
            maxLength={200}
          />
        </label>
        {sort && <input type="hidden" name="sort" value={sort} />}
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </form>
      <p role="status" className="mb-3 text-sm text-muted">
        {found.total === 1 ? '1 account' : `${formatNumber(found.total)} accounts`}
      </p>
      {users.length > 0 ? (
        <>
          <ReadOnlyNote right="accounts.edit" />
          <UsersTable
            key={JSON.stringify([search, found.page, sort])}
            users={users}
            search={search}
            page={found.page}
            sort={sort}
            ownEmail={person.email}
            clock={clockSettings(shop)}
          />
        </>
      ) : (
        <EmptyState title="No users found">No account’s name or email begins with that.</EmptyState>
      )}
      <Pagination
        page={found.page}
        pages={found.pages}
        hrefFor={(to) => accountsHref({ search, sort, page: to })}
      />
    </>
  );
}
