import { TabBar } from '@/components/ui/tab-bar';
import { proposalPath, purchasingPath, suppliersPath } from '@/lib/purchasing/rules/paths';

/** The pages of purchasing. */
export function PurchasingTabs({ current }: { current: 'orders' | 'proposal' | 'suppliers' }) {
  const tabs = [
    { name: 'Orders', href: purchasingPath, current: current === 'orders' },
    { name: 'Proposal', href: proposalPath, current: current === 'proposal' },
    { name: 'Suppliers', href: suppliersPath, current: current === 'suppliers' },
  ];
  return <TabBar label="Purchasing" tabs={tabs} />;
}
