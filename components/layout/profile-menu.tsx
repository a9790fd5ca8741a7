'use client';
import { Building2 } from 'lucide-react';
import { Picture } from '@/components/ui/picture';
import { CompanySwitch } from '@/components/companies/company-switch';
import { Menu, MenuButton, MenuLink } from '@/components/ui/menu';
import { messageOf } from '@/lib/api/client/errors';
import { toast } from '@/components/ui/toast';
import type { Me } from '@/lib/cart/schema';
import { ownCompanyPath } from '@/lib/companies/rules/paths';

type Person = NonNullable<Me['person']>;

const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word[0]?.toUpperCase() ?? '')
    .join('');

/** Ends the session in this browser and opens the home page. An order that was not sent yet is deleted, after a warning. */
export async function signOutHere(email: string): Promise<void> {
  const [{ signOut }, { forgetUnsent, isWaiting, listUnsent }] = await Promise.all([
    import('@/lib/api/client/sign-in'),
    import('@/components/checkout/unsent-orders'),
  ]);
  const question = 'An order on this device is not sent yet. Signing out deletes it. Sign out?';
  if (listUnsent(email).some(isWaiting) && !window.confirm(question)) return;
  try {
    await signOut();
    forgetUnsent(email);
  } catch (error) {
    return toast.error(messageOf(error));
  }
  // A full page load: nothing that was shown to this person stays in memory.
  window.location.replace('/');
}

/** The account menu: name, email, the choice of a company, profile, dashboard, settings and Sign out. */
export function ProfileMenu({ person, companies }: { person: Person; companies: Me['companies'] }) {
  const company = companies?.all.find(({ id }) => id === companies.active)?.name;
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={`Account of ${person.name}${company ? `, buying for ${company}` : ''}`}
          className="relative flex min-h-11 items-center gap-2 rounded-card -mr-1.5 px-1.5 hover:bg-white/10"
        >
          {person.image ? (
            <Picture
              src={person.image}
              alt=""
              width={36}
              height={36}
              className="size-9 rounded-full object-cover"
            />
          ) : (
            <span
              aria-hidden
              className="grid size-9 place-items-center rounded-full bg-accent text-sm font-bold text-on-accent"
            >
              {initials(person.name)}
            </span>
          )}
          {company && (
            <span
              aria-hidden
              className="absolute right-0.5 bottom-0.5 grid size-4.5 place-items-center rounded-full border border-dark bg-on-dark text-dark"
            >
              <Building2 size={12} />
            </span>
          )}
        </button>
      }
    >
      <p className="px-3 py-2">
        <span className="block max-w-64 truncate font-semibold">{person.name}</span>
        <span className="block max-w-64 truncate text-sm text-muted">{person.email}</span>
      </p>
      {companies && <CompanySwitch companies={companies} />}
      <MenuLink href="/profile">Profile</MenuLink>
      <MenuLink href={person.role === 'admin' ? '/dashboard/manageOrder' : '/dashboard'}>Dashboard</MenuLink>
      <MenuLink href="/quick-order">Quick order</MenuLink>
      <MenuLink href="/parts-list">Parts list</MenuLink>
      {company && <MenuLink href={ownCompanyPath}>{company}</MenuLink>}
      <MenuLink href="/settings">Settings</MenuLink>
      <MenuButton onSelect={() => void signOutHere(person.email)}>Sign out</MenuButton>
    </Menu>
  );
}
