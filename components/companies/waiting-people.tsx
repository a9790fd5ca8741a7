'use client';
import { EmailText } from '@/components/account/email-text';
import { useOrderCall } from '@/components/orders/use-order-call';
import { Button } from '@/components/ui/button';
import { api } from '@/lib/api/client/api';
import { companyRoleName } from '@/lib/companies/rules/rights';
import type { Invitation, JoinRequest } from '@/lib/companies/schema/members';

const row = 'flex flex-wrap items-center justify-between gap-3 border-b border-line py-3 wrap-anywhere';

/** The invitations that wait to be accepted, and the people who ask to join. */
export function WaitingPeople({
  companyId,
  invitations,
  requests,
}: {
  companyId: string;
  invitations: Invitation[];
  requests: JoinRequest[];
}) {
  const { pending, run } = useOrderCall();
  const decide = ({ userId, name }: JoinRequest, role: 'buyer' | null) =>
    run(
      () => api.put(`/companies/${companyId}/join-requests/${userId}`, { role }),
      role ? `${name} is a buyer now` : `Request of ${name} turned down`,
    );
  const revoke = ({ id, email }: Invitation) =>
    run(() => api.delete(`/companies/${companyId}/invitations/${id}`), `Invitation of ${email} taken back`);
  return (
    <>
      {requests.length > 0 && (
        <section aria-labelledby="requests">
          <h3 id="requests" className="text-xl">
            Ask to join
          </h3>
          <ul>
            {requests.map((one) => (
              <li key={one.userId} className={row}>
                <span>
                  {one.name}{' '}
                  <span className="text-muted">
                    <EmailText email={one.email} />
                  </span>
                </span>
                <span className="flex flex-wrap gap-3">
                  <Button
                    size="sm"
                    disabled={pending}
                    aria-label={`Accept ${one.name} as a buyer`}
                    onClick={() => void decide(one, 'buyer')}
                  >
                    Accept as buyer
                  </Button>
                  <Button
                    size="sm"
                    variant="secondary"
                    disabled={pending}
                    aria-label={`Turn down ${one.name}`}
                    onClick={() => void decide(one, null)}
                  >
                    Turn down
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {invitations.length > 0 && (
        <section aria-labelledby="invitations">
          <h3 id="invitations" className="text-xl">
            Invited
          </h3>
          <ul>
            {invitations.map((one) => (
              <li key={one.id} className={row}>
                <span>
                  <EmailText email={one.email} />{' '}
                  <span className="text-muted">
                    {companyRoleName(one.role)}, invited by {one.invitedBy}
                  </span>
                </span>
                <Button
                  size="sm"
                  variant="secondary"
                  disabled={pending}
                  aria-label={`Take back the invitation of ${one.email}`}
                  onClick={() => void revoke(one)}
                >
                  Take back
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
