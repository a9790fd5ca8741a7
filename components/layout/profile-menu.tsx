'use client';
import Image from 'next/image';
import { Menu, MenuButton, MenuLink } from '@/components/ui/menu';
import { messageOf } from '@/lib/api/client/errors';
import { toast } from '@/components/ui/toast';
import type { Me } from '@/lib/cart/schema';

type Person = NonNullable<Me['person']>;

const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word[0]?.toUpperCase() ?? '')
    .join('');

/** Ends the session in this browser and opens the home page. */
export async function signOutHere(): Promise<void> {
  const { signOut } = await import('@/lib/api/client/sign-in');
  try {
    await signOut();
  } catch (error) {
    return toast.error(messageOf(error));
  }
  // A full page load: nothing that was shown to this person stays in memory.
  window.location.replace('/');
}

/** The account menu: name, email, profile, dashboard, settings and Sign out. */
export function ProfileMenu({ person }: { person: Person }) {
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={`Account of ${person.name}`}
          className="flex min-h-11 items-center gap-2 rounded-card -mr-1.5 px-1.5 hover:bg-white/10"
        >
          {person.image ? (
            <Image
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
        </button>
      }
    >
      <p className="px-3 py-2">
        <span className="block max-w-64 truncate font-semibold">{person.name}</span>
        <span className="block max-w-64 truncate text-sm text-muted">{person.email}</span>
      </p>
      <MenuLink href="/profile">Profile</MenuLink>
      <MenuLink href={person.role === 'admin' ? '/dashboard/manageOrder' : '/dashboard'}>Dashboard</MenuLink>
      <MenuLink href="/settings">Settings</MenuLink>
      <MenuButton onSelect={() => void signOutHere()}>Sign out</MenuButton>
    </Menu>
  );
}
