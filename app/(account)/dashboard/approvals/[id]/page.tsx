import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DecisionPanel } from '@/components/approvals/decision-panel';
import { RequestView } from '@/components/approvals/request-view';
import { WithdrawButton } from '@/components/approvals/withdraw-button';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { findForDecision } from '@/lib/approvals/queries/deciding';
import { findPresentState } from '@/lib/approvals/queries/present';
import { findSeenRequest, requestView } from '@/lib/approvals/queries/requests';
import { approvalHref, approvalsPath } from '@/lib/approvals/rules';
import { requireSignedIn } from '@/lib/auth/current-session';
import { findShop } from '@/lib/settings/queries';

export const metadata: Metadata = {
  title: 'Request for approval',
  description: 'An order of your company that needs an approval.',
  robots: { index: false },
};

export default async function ApprovalPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const person = await requireSignedIn(approvalHref(id));
  const seen = await findSeenRequest(person.userId, id);
  if (!seen) notFound();
  const { request, isOwn } = seen;
  const [view, shop, deciding] = await Promise.all([
    requestView(request),
    findShop(),
    findForDecision(person, id),
  ]);
  const present = deciding.ok ? await findPresentState(request) : null;
  const trail = [
    { name: 'Approvals', href: approvalsPath },
    { name: `Request of ${view.requester.name}`, href: approvalHref(id) },
  ];
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs trail={trail} />
      <RequestView request={view} present={present ?? undefined} countries={shop.countries} clock={shop}>
        {present && (
          <DecisionPanel
            id={id}
            version={view.version}
            asked={view.asked}
            lines={view.lines}
            total={present.totals?.total ?? null}
            currency={view.totals.currency}
            isLast={request.step + 1 === request.approvers.length}
          />
        )}
        {isOwn && view.status === 'waiting' && <WithdrawButton id={id} />}
      </RequestView>
    </div>
  );
}
