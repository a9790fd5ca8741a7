import { EmailText } from '@/components/account/email-text';
import type { Metadata } from 'next';
import { ButtonLink } from '@/components/ui/button';
import { Table, TableCell, TableRow } from '@/components/ui/table';
import { requireSignedIn } from '@/lib/auth/current-session';
import { formatDateTime } from '@/lib/shared/dates';
import { findShop } from '@/lib/settings/queries';
import { findAccount } from '@/lib/users/queries';

export const metadata: Metadata = {
  title: 'All User',
  description: 'Your account at a glance.',
  robots: { index: false },
};

export default async function AllUserPage() {
  const person = await requireSignedIn('/dashboard/allUser');
  const [account, shop] = await Promise.all([findAccount(person.userId), findShop()]);
  return (
    <>
      <h1 className="text-4xl">All User</h1>
      <p className="mt-2 mb-6 text-muted">Your own account at a glance.</p>
      <Table caption="Your account" columns={['Name', 'Email', 'Created', 'Details']}>
        <TableRow>
          <TableCell label="Name">{person.name}</TableCell>
          <TableCell label="Email">
            <EmailText email={person.email} />
          </TableCell>
          <TableCell label="Created">{account && formatDateTime(account.createdAt, shop)}</TableCell>
          <TableCell label="Details">
            <ButtonLink href="/profile" variant="secondary" size="sm">
              Details
            </ButtonLink>
          </TableCell>
        </TableRow>
      </Table>
    </>
  );
}
