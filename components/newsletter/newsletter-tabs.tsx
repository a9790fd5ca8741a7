import { TabBar } from '@/components/ui/tab-bar';
import { campaignsPath, subscribersPath } from '@/lib/newsletter/rules/campaigns';

/** The two lists of the newsletter. */
export function NewsletterTabs({ current }: { current: 'campaigns' | 'subscribers' }) {
  const tabs = [
    { name: 'Campaigns', href: campaignsPath, current: current === 'campaigns' },
    { name: 'Subscribers', href: subscribersPath, current: current === 'subscribers' },
  ];
  return <TabBar label="Newsletter" tabs={tabs} />;
}
