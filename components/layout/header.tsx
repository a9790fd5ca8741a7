import Link from 'next/link';
import { AccountSlot } from './account-slot';
import { Logo } from './logo';
import { MainNav } from './main-nav';
import { PhoneMenu } from './phone-menu';
import { SearchForm } from './search-form';

/** The head of every page. It is the same for everybody: what is personal fills in in the browser. */
export function Header({ name }: { name: string }) {
  return (
    <header className="no-print bg-dark text-on-dark">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3">
        <PhoneMenu />
        <Link href="/" className="flex items-center gap-2.5" aria-label={`${name}, home`}>
          <Logo />
          <span className="font-display text-2xl font-bold tracking-wide uppercase">{name}</span>
        </Link>
        <MainNav label="Main" className="ml-4 hidden gap-1 lg:flex" />
        <div className="order-last w-full md:order-none md:ml-auto md:w-72 lg:w-80">
          <SearchForm id="site-search" />
        </div>
        <div className="ml-auto md:ml-0">
          <AccountSlot />
        </div>
      </div>
    </header>
  );
}
