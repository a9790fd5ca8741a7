'use client';
import { Link } from '@/components/ui/link';
import { useState } from 'react';
import { Allowed, useMay } from '@/components/layout/allowed';
import { toast } from '@/components/ui/toast';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import { spareColumn, Table, TableCell, TableRow } from '@/components/ui/table';
import { creditPath } from '@/lib/credit/rules/href';
import { customerNumbersPath } from '@/lib/own-numbers/rules/paths';
import { formatDate, type Clock } from '@/lib/shared/dates';
import { sortableColumn } from '@/lib/shared/sorting';
import { roleName, roles, roleSummary, type Role } from '@/lib/users/rules/rights';
import { accountsHref } from '@/lib/users/rules/accounts-href';
import type { ListedUser, UserSort } from '@/lib/users/schema/responses';
import { ActAsButton } from './act-as-button';
import { ConfirmDialog } from './confirm-dialog';
import { EmailText } from './email-text';
import { useRecentSignIn } from './recent-sign-in';

type Action = {
  name: string;
  call: () => Promise<{ modifiedCount: number }>;
  /** The confirmation question. */
  question: string;
  /** The message after success; `about` follows where the wording is fixed and names nobody. */
  done: string;
  about?: string;
  failed: string;
};

const pathOf = (kind: 'admin' | 'disabled' | 'role' | 'sessions', { email }: ListedUser) =>
  `/user/${kind}/${encodeURIComponent(email)}`;

/**
 * One page of accounts with the actions that the person may do; each needs confirmation, and a change reads the page again.
 */
export function UsersTable({
  users: initial,
  search,
  page,
  sort,
  ownEmail,
  clock,
}: {
  users: ListedUser[];
  /** What the page shows of all accounts: GET /api/user reads the same. */
  search: string;
  page: number;
  sort: UserSort | undefined;
  ownEmail: string;
  clock: Clock;
}) {
  const [users, setUsers] = useState(initial);
  const { run, dialog } = useRecentSignIn();
  const [busy, setBusy] = useState<string>();
  const isReadOnly = !useMay('accounts.edit');
  const [asked, setAsked] = useState<{ user: ListedUser; action: Action }>();

  async function perform(user: ListedUser, { call, done, about, failed }: Action) {
    setAsked(undefined);
    setBusy(user._id);
    try {
      const result = await run(call);
      if (result?.modifiedCount) toast.success(done, { description: about });
      if (result) {
        const query = new URLSearchParams({ search, page: String(page), ...(sort && { sort }) });
        setUsers(await api.get(`/user?${query}`, { withToken: true }));
      }
    } catch (error) {
      toast.error(failed, { description: `${user.name}: ${messageOf(error)}` });
    }
    setBusy(undefined);
  }

  const makeAdmin = (user: ListedUser): Action => ({
    name: 'Make Admin',
    question: `${user.name} will see and change all orders, products and users of the shop.`,
    call: () => api.put(pathOf('admin', user)),
    done: 'Successfully made an admin',
    about: `${user.name} is an admin now.`,
    failed: 'Failed to Make an admin',
  });

  const giveRole = (user: ListedUser, role: Role): Action =>
    role === 'admin'
      ? makeAdmin(user)
      : {
          name: `Role ${roleName(role)}`,
          question: `${user.name} will have the role ${roleName(role)}: ${roleSummary(role)}.`,
          call: () => api.put(pathOf('role', user), { role }),
          done: `${user.name} has the role ${roleName(role)} now`,
          failed: 'Failed to change the role',
        };

  const actionsFor = (user: ListedUser): Action[] => [
    user.role === 'admin'
      ? {
          name: 'Remove Admin',
          question: `${user.name} will no longer see orders, products and users of the shop.`,
          call: () => api.delete(pathOf('admin', user)),
          done: `${user.name} is no longer an admin`,
          failed: 'Failed to remove the admin role',
        }
      : makeAdmin(user),
    user.disabled
      ? {
          name: 'Enable',
          question: `${user.name} will be able to sign in again.`,
          call: () => api.delete(pathOf('disabled', user)),
          done: `Account of ${user.name} enabled`,
          failed: 'Failed to enable the account',
        }
      : {
          name: 'Disable',
          question: `${user.name} will be signed out everywhere and can’t sign in until you enable the account.`,
          call: () => api.put(pathOf('disabled', user)),
          done: `Account of ${user.name} disabled`,
          failed: 'Failed to disable the account',
        },
    {
      name: 'End sessions',
      question: `${user.name} will be signed out everywhere and can sign in again.`,
      call: () => api.delete(pathOf('sessions', user)),
      done: `${user.name} is signed out everywhere`,
      failed: 'Failed to end the sessions',
    },
  ];

  const headOf = (title: string, column: 'email' | 'since') =>
    sortableColumn<UserSort>(title, column, {
      sort,
      fallback: '-since',
      hrefFor: (next) => accountsHref({ search, sort: next }),
      first: column === 'since' ? 'descending' : 'ascending',
    });

  return (
    <>
      <Table
        caption="All users"
        columns={[
          'Name',
          headOf('Email', 'email'),
          'Role',
          { ...headOf('Since', 'since'), spare: true },
          'Actions',
        ]}
      >
        {users.map((user) => (
          <TableRow key={user._id}>
            <TableCell label="Name" className="md:max-xl:text-sm">
              {user.name}
              {user.email === ownEmail && <span className="text-muted"> (you)</span>}
            </TableCell>
            <TableCell label="Email" className="md:min-w-44 md:text-sm xl:min-w-60">
              <EmailText email={user.email} />
              {user.role === 'customer' && (
                <Allowed right="credit.view">
                  <Link
                    href={`${creditPath}/${user._id}`}
                    className="block w-fit py-0.5 text-sm underline underline-offset-4"
                  >
                    Terms and statement<span className="sr-only"> of {user.name}</span>
                  </Link>
                </Allowed>
              )}
              {user.role === 'customer' && (
                <Allowed right="companies.view">
                  <Link
                    href={customerNumbersPath(`customer-${user._id}`)}
                    className="block w-fit py-0.5 text-sm underline underline-offset-4"
                  >
                    Part numbers<span className="sr-only"> of {user.name}</span>
                  </Link>
                </Allowed>
              )}
            </TableCell>
            <TableCell label="Role">
              <span className="flex flex-wrap gap-1">
                <select
                  aria-label={`Role: ${user.email}`}
                  value={user.role}
                  disabled={busy !== undefined || isReadOnly}
                  onChange={(event) =>
                    setAsked({
                      user,
                      action: giveRole(user, roles.find((role) => role === event.target.value) ?? user.role),
                    })
                  }
                  className="min-h-9 rounded-card border border-line-strong bg-surface px-2 text-sm"
                >
                  {roles.map((role) => (
                    <option key={role} value={role}>
                      {roleName(role)}
                    </option>
                  ))}
                </select>
                {user.disabled && <Badge tone="bad">disabled</Badge>}
                {!user.emailVerified && <Badge tone="warn">unverified</Badge>}
              </span>
            </TableCell>
            <TableCell label="Since" className={`whitespace-nowrap md:text-sm ${spareColumn}`}>
              {formatDate(user.createdAt, clock)}
            </TableCell>
            <TableCell label="">
              <span className="flex flex-wrap gap-2">
                {user.role === 'customer' && !user.disabled && (
                  <ActAsButton userId={user._id} name={user.name} />
                )}
                {actionsFor(user)
                  .filter(({ name }) => name !== 'End sessions' || user.email !== ownEmail)
                  .map((action) => (
                    <Button
                      key={action.name}
                      size="sm"
                      variant="secondary"
                      className="whitespace-nowrap"
                      disabled={busy !== undefined || isReadOnly}
                      aria-label={`${action.name}: ${user.email}`}
                      onClick={() => setAsked({ user, action })}
                    >
                      {action.name}
                    </Button>
                  ))}
              </span>
            </TableCell>
          </TableRow>
        ))}
      </Table>
      {asked && (
        <ConfirmDialog
          title={`${asked.action.name}: ${asked.user.email}?`}
          question={asked.action.question}
          label={asked.action.name}
          onConfirm={() => perform(asked.user, asked.action)}
          onCancel={() => setAsked(undefined)}
        />
      )}
      {dialog}
    </>
  );
}
