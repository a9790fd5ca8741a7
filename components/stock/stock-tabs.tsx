import { TabBar } from '@/components/ui/tab-bar';
import { backordersPath, countsPath, stockPath } from '@/lib/inventory/rules';

/** The pages of the stock. */
export function StockTabs({ current }: { current: 'stock' | 'backorders' | 'counts' }) {
  const tabs = [
    { name: 'Stock', href: stockPath, current: current === 'stock' },
    { name: 'Backorders', href: backordersPath, current: current === 'backorders' },
    { name: 'Counts', href: countsPath, current: current === 'counts' },
  ];
  return <TabBar label="Stock" tabs={tabs} />;
}
