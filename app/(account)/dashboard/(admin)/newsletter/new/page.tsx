import type { Metadata } from 'next';
import { CampaignForm } from '@/components/newsletter/campaign-form';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { findStructure } from '@/lib/catalog/queries/structure';
import { requireRight } from '@/lib/auth/current-session';
import { campaignsPath } from '@/lib/newsletter/rules/campaigns';
import { findShop } from '@/lib/settings/queries';
import { buyerGroups } from '../groups';

export const metadata: Metadata = {
  title: 'New campaign',
  description: 'A new mail to the subscribers of the newsletter.',
  robots: { index: false },
};

const path = `${campaignsPath}/new`;

export default async function NewCampaignPage() {
  await requireRight('newsletter.edit', path);
  const { timeZone } = await findShop();
  const trail = [
    { name: 'Newsletter', href: campaignsPath },
    { name: 'New campaign', href: path },
  ];
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs trail={trail} />
      <h1 className="text-4xl">New campaign</h1>
      <CampaignForm groups={buyerGroups(await findStructure())} timeZone={timeZone} />
    </div>
  );
}
