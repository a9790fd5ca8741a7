'use client';
import { Link } from '@/components/ui/link';
import { SearchBox } from '@/components/catalog/search-box';
import { Drawer } from '@/components/ui/drawer';
import type { Shop } from '@/lib/settings/schema/shop';
import { AccountSlot } from './account-slot';
import { AnnouncementBar } from './announcement-bar';
import { CategoryBar, CategoryColumn, type NavCategory } from './category-nav';
import { Logo } from './logo';
import { MainNav } from './main-nav';
import { NavLink } from './nav-link';
import { PhoneLink } from './phone-link';

type HeaderShop = Pick<
  Shop,
  'name' | 'logo' | 'tagline' | 'hours' | 'phone' | 'navigation' | 'announcementBar'
>;

/**
 * The header of every page. It is the same for everybody: the browser fills in the personal part. A client component, as
 * the footer is.
 */
export function Header({ shop, categories }: { shop: HeaderShop; categories: NavCategory[] }) {
  return (
    <header className="no-print bg-dark text-on-dark">
      <AnnouncementBar {...shop.announcementBar} />
      <div className="hidden border-b border-white/12 text-sm text-on-dark/80 md:block">
        <div className="mx-auto flex max-w-7xl justify-between gap-6 px-4 py-1.5">
          <p>{shop.tagline}</p>
          <p className="flex gap-6">
            <span className="max-lg:hidden">{shop.hours.join(' · ')}</span>
            <Link href="/quick-order" prefetch={false} className="underline-offset-4 hover:underline">
              Quick order
            </Link>
            <PhoneLink phone={shop.phone} />
          </p>
        </div>
      </div>
      <div className="header-bar">
        <Drawer label="menu" className="-ml-2 lg:hidden">
          <MainNav links={shop.navigation} />
          <NavLink href="/quick-order" className="py-3 font-display text-2xl font-semibold tracking-wide">
            Quick order
          </NavLink>
          <CategoryColumn categories={categories} />
          <p className="mt-auto pt-8 text-on-dark/80">
            {shop.hours.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
            <PhoneLink phone={shop.phone} />
          </p>
        </Drawer>
        <Link
          href="/"
          prefetch={false}
          className="flex min-w-0 items-center gap-2.5"
          aria-label={`${shop.name}, home`}
        >
          <Logo logo={shop.logo} size={36} />
          <span className="shop-name truncate">{shop.name}</span>
        </Link>
        <MainNav links={shop.navigation} className="hidden lg:block" />
        <SearchBox id="site-search" label="Site" />
        <div className="ml-auto md:ml-0">
          <AccountSlot />
        </div>
      </div>
      <CategoryBar categories={categories} />
    </header>
  );
}
