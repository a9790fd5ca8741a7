import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Allowed } from '@/components/layout/allowed';
import { CampaignControls } from '@/components/newsletter/campaign-controls';
import { CampaignForm } from '@/components/newsletter/campaign-form';
import { CampaignReport } from '@/components/newsletter/campaign-report';
import { CampaignBadge } from '@/components/newsletter/campaign-table';
import { MailFrame } from '@/components/newsletter/mail-frame';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { findStructure } from '@/lib/catalog/queries/structure';
import { requireRight } from '@/lib/auth/current-session';
import { renderCampaign } from '@/lib/newsletter/queries/rendered';
import { findCampaign, listUndelivered } from '@/lib/newsletter/queries/campaigns';
import { campaignHref, campaignsPath } from '@/lib/newsletter/rules/campaigns';
import { findShop } from '@/lib/settings/queries';
import { clockSettings } from '@/lib/settings/rules/shop';
import { formatDateTime } from '@/lib/shared/dates';
import { may } from '@/lib/users/rules/rights';
import { buyerGroups, groupNameOf } from '../groups';

export const metadata: Metadata = {
  title: 'Campaign',
  description: 'A mail to the subscribers of the newsletter.',
  robots: { index: false },
};

type Props = { params: Promise<{ id: string }> };

export default async function CampaignPage({ params }: Props) {
  const { id } = await params;
  const person = await requireRight('newsletter.view', campaignHref(id));
  const campaign = await findCampaign(id);
  if (!campaign) notFound();
  const [shop, structure, undelivered] = await Promise.all([
    findShop(),
    findStructure(),
    listUndelivered(id),
  ]);
  const { subject, state, category, sendAt, startedAt, text } = campaign;
  const clock = clockSettings(shop);
  const trail = [
    { name: 'Newsletter', href: campaignsPath },
    { name: subject, href: campaignHref(id) },
  ];
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs trail={trail} />
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-4xl wrap-anywhere">{subject}</h1>
          <p className="mt-2 flex flex-wrap items-center gap-2 text-muted">
            <CampaignBadge state={state} /> {groupNameOf(structure, category)}
          </p>
        </div>
        <Allowed right="newsletter.edit">
          <CampaignControls campaign={campaign} />
        </Allowed>
      </div>
      {state === 'scheduled' && sendAt && (
        <p className="border-l-4 border-line-strong bg-surface px-4 py-2">
          This mail is sent on {formatDateTime(sendAt, clock)}, {text.perMinute} mails a minute.
        </p>
      )}
      {startedAt && <CampaignReport campaign={campaign} undelivered={undelivered} clock={clock} />}
      {state === 'draft' && may(person.role, 'newsletter.edit') ? (
        <CampaignForm campaign={campaign} groups={buyerGroups(structure)} timeZone={shop.timeZone} />
      ) : (
        <MailFrame html={renderCampaign(text, shop)} />
      )}
    </div>
  );
}
