'use client';
import { usePathname, useSearchParams } from 'next/navigation';
import { TabBar } from '@/components/ui/tab-bar';

const tabs = [
  { name: 'Description', path: 'description' },
  { name: 'Additional info', path: 'additionalInfo' },
  { name: 'Reviews', path: 'productReviews' },
];

/** The tabs of the workspace. Each has its own address, which keeps the chosen variant. */
export function WorkspaceTabs({ slug }: { slug: string }) {
  const path = usePathname();
  const query = useSearchParams().toString();
  const base = `/productDetails/${slug}`;
  return (
    <div className="mt-12">
      <TabBar
        label="About this product"
        tabs={tabs.map((tab, index) => {
          const href = `${base}/${tab.path}`;
          return {
            name: tab.name,
            href: `${href}${query && `?${query}`}`,
            current: path === href || (index === 0 && path === base),
          };
        })}
      />
    </div>
  );
}
