import { TabBar } from '@/components/ui/tab-bar';
import { countsPath, stockPath } from '@/lib/inventory/rules';

/** The pages of the stock. */
export function StockTabs({ current }: { current: 'stock' | 'counts' }) {
  const tabs = [
    { name: 'Stock', href: stockPath, current: current === 'stock' },
    { name: 'Counts', href: countsPath, current: current === 'counts' },
  ];
  return <TabBar label="Stock" tabs={tabs} />;
}
