import { LayoutGrid, Rows3 } from 'lucide-react';
import { Link } from '@/components/ui/link';
import { shopHref, type ShopView } from '@/lib/search/rules/shop-view';

function Choice(props: { href: string; current: boolean; label?: string; children: React.ReactNode }) {
  return (
    <Link
      href={props.href}
      prefetch={false}
      rel="nofollow"
      scroll={false}
      aria-label={props.label}
      aria-current={props.current ? 'true' : undefined}
    >
      {props.children}
    </Link>
  );
}

/** The choice of grid or table, and of the system of units. */
export function ListChoices({ view }: { view: ShopView }) {
  const link = (changes: Partial<ShopView>) => shopHref(view, { page: view.page, ...changes });
  return (
    <div className="flex items-center gap-3 sm:ml-auto">
      <div role="group" aria-label="Layout" className="list-choice">
        <Choice href={link({ layout: 'grid' })} current={view.layout === 'grid'} label="Grid">
          <LayoutGrid aria-hidden size={18} />
        </Choice>
        <Choice href={link({ layout: 'table' })} current={view.layout === 'table'} label="Table">
          <Rows3 aria-hidden size={18} />
        </Choice>
      </div>
      <div role="group" aria-label="Units" className="list-choice">
        <Choice href={link({ units: 'metric', ranges: {} })} current={view.units === 'metric'}>
          Metric
        </Choice>
        <Choice href={link({ units: 'imperial', ranges: {} })} current={view.units === 'imperial'}>
          Imperial
        </Choice>
      </div>
    </div>
  );
}
