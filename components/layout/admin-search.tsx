'use client';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import type { Role } from '@/lib/users/rules/rights';
import { AdminSearchBox } from './admin-search-box';

/** The button of the search over everything; Ctrl K or Cmd K opens it too. */
export function AdminSearch({ role }: { role: Role }) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setOpen((now) => !now);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="Search"
      trigger={
        <button
          type="button"
          aria-label="Search orders, products, accounts, messages and pages"
          aria-keyshortcuts="Control+K Meta+K"
          className="flex min-h-10 items-center gap-2 rounded-card border border-white/25 px-2.5 text-on-dark/85 hover:border-white/60 lg:w-72"
        >
          <Search aria-hidden size={20} />
          <span className="max-lg:hidden">Search</span>
          <kbd className="ml-auto rounded-card border border-white/25 px-1.5 font-sans text-xs max-lg:hidden">
            Ctrl K
          </kbd>
        </button>
      }
    >
      <AdminSearchBox role={role} onDone={() => setOpen(false)} />
    </Dialog>
  );
}
