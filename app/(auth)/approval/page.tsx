import type { Metadata } from 'next';
import { AuthCard } from '@/components/account/auth-card';
import { IncompleteLink } from '@/components/account/incomplete-link';
import { DecisionPanel } from '@/components/approvals/decision-panel';
import { RequestView } from '@/components/approvals/request-view';
import { ButtonLink } from '@/components/ui/button';
import { findByLink } from '@/lib/approvals/queries/deciding';
import { findPresentState } from '@/lib/approvals/queries/present';
import { requestView } from '@/lib/approvals/queries/requests';
import { approvalsPath } from '@/lib/approvals/rules';
import { findShop } from '@/lib/settings/queries';
import { linkSecret } from '@/lib/users/schema/credentials';

export const metadata: Metadata = {
  title: 'Request for approval',
  description: 'Decide about an order of your company.',
  robots: { index: false },
  referrer: 'no-referrer',
};

type Props = { searchParams: Promise<{ token?: string | string[] }> };

export default async function ApprovalLinkPage({ searchParams }: Props) {
  const token = linkSecret.safeParse((await searchParams).token).data;
  const found = token ? await findByLink(token) : null;
  if (!token || !found?.ok)
    return (
      <AuthCard title="Request for approval">
        {found && !found.ok ? (
          <div className="flex flex-col gap-4">
            <p>{found.failure.message}</p>
            <ButtonLink href={approvalsPath}>See the requests</ButtonLink>
          </div>
        ) : (
          <IncompleteLink
            otherwise="sign in and open Approvals"
            href={approvalsPath}
            action="See the requests"
          />
        )}
      </AuthCard>
    );
  const { request, actor } = found.value;
  const [view, present, shop] = await Promise.all([
    requestView(request),
    findPresentState(request),
    findShop(),
  ]);
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-8">
      <p className="mb-6 text-muted wrap-anywhere">You decide as {actor.name}.</p>
      <RequestView request={view} present={present} countries={shop.countries} clock={shop}>
        <DecisionPanel
          id={view.id}
          version={view.version}
          asked={view.asked}
          lines={view.lines}
          total={present.totals?.total ?? null}
          currency={view.totals.currency}
          isLast={request.step + 1 === request.approvers.length}
          token={token}
        />
      </RequestView>
    </div>
  );
}
