'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ActAsButton } from '@/components/account/act-as-button';
import { ConfirmDialog } from '@/components/account/confirm-dialog';
import { EmailText } from '@/components/account/email-text';
import { useOrderCall } from '@/components/orders/use-order-call';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/input';
import { Table, TableCell, TableRow } from '@/components/ui/table';
import { api } from '@/lib/api/client/api';
import { announceMeChanged } from '@/lib/api/client/me';
import { companyRoleName, companyRoles, type CompanyRole } from '@/lib/companies/rules/rights';
import type { CompanyMember } from '@/lib/companies/schema/members';

/** The members of a company; its admins change roles and remove people, everybody can leave. */
export function MemberTable({
  companyId,
  members,
  selfId,
  mayEdit,
}: {
  companyId: string;
  members: CompanyMember[];
  /** The id of the person who looks; null for staff. */
  selfId: string | null;
  mayEdit: boolean;
}) {
  const router = useRouter();
  const { pending, run } = useOrderCall();
  const [removed, setRemoved] = useState<CompanyMember | null>(null);
  const pathOf = ({ userId }: CompanyMember) => `/companies/${companyId}/members/${userId}`;

  const changeRole = (member: CompanyMember, role: CompanyRole) =>
    run(
      () => api.put(pathOf(member), { role }),
      `${member.name} is ${companyRoleName(role).toLowerCase()} now`,
    );

  async function remove(member: CompanyMember) {
    setRemoved(null);
    const isSelf = member.userId === selfId;
    const done = isSelf ? 'You have left the company' : `${member.name} removed`;
    if (!(await run(() => api.delete(pathOf(member)), done)) || !isSelf) return;
    announceMeChanged();
    router.push('/dashboard/myOrders');
  }

  return (
    <>
      <Table caption="Members" columns={['Member', 'Role', '']}>
        {members.map((member) => (
          <TableRow key={member.userId}>
            <TableCell label="" className="wrap-anywhere">
              <span className="font-semibold">{member.name}</span>
              {member.userId === selfId && <span className="text-muted"> (you)</span>}
              <span className="block text-sm text-muted">
                <EmailText email={member.email} />
              </span>
            </TableCell>
            <TableCell label="Role">
              {mayEdit ? (
                <Select
                  aria-label={`Role of ${member.name}`}
                  className="min-w-48"
                  value={member.role}
                  disabled={pending}
                  onChange={(event) => void changeRole(member, event.target.value as CompanyRole)}
                >
                  {companyRoles.map((role) => (
                    <option key={role} value={role}>
                      {companyRoleName(role)}
                    </option>
                  ))}
                </Select>
              ) : (
                companyRoleName(member.role)
              )}
            </TableCell>
            <TableCell label="" className="md:text-right">
              <span className="flex flex-wrap gap-2 md:justify-end">
                {selfId === null && (
                  <ActAsButton userId={member.userId} name={member.name} companyId={companyId} />
                )}
                {(mayEdit || member.userId === selfId) && (
                  <Button
                    variant="secondary"
                    size="sm"
                    disabled={pending}
                    aria-label={member.userId === selfId ? 'Leave the company' : `Remove ${member.name}`}
                    onClick={() => setRemoved(member)}
                  >
                    {member.userId === selfId ? 'Leave' : 'Remove'}
                  </Button>
                )}
              </span>
            </TableCell>
          </TableRow>
        ))}
      </Table>
      {removed && (
        <ConfirmDialog
          title={removed.userId === selfId ? 'Leave the company?' : `Remove ${removed.name}?`}
          question={
            removed.userId === selfId
              ? 'You no longer see its orders, and can’t order for it any more.'
              : 'They no longer see the company and its orders, from this moment on.'
          }
          label={removed.userId === selfId ? 'Leave' : 'Remove'}
          onConfirm={() => void remove(removed)}
          onCancel={() => setRemoved(null)}
        />
      )}
    </>
  );
}
