'use client';
import { Menu as MenuIcon, X } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { MainNav } from './main-nav';

/** The main pages behind a button, where the screen is too narrow to show them side by side. */
export function PhoneMenu() {
  const path = usePathname();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const open = openedAt === path;

  useEffect(() => {
    if (!open) return;
    const close = (event: KeyboardEvent) => event.key === 'Escape' && setOpenedAt(null);
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [open]);

  return (
    <div className="lg:hidden">
      <button
        type="button"
        aria-expanded={open}
        aria-controls="phone-menu"
        aria-label={open ? 'Close menu' : 'Open menu'}
        onClick={() => setOpenedAt(open ? null : path)}
        className="grid size-11 place-items-center rounded-card hover:bg-white/10"
      >
        {open ? <X aria-hidden /> : <MenuIcon aria-hidden />}
      </button>
      {open && (
        <div id="phone-menu" className="absolute inset-x-0 z-30 bg-dark px-4 pb-4 shadow-card">
          <MainNav label="Main" className="flex flex-col" />
        </div>
      )}
    </div>
  );
}
