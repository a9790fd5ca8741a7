'use client';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { endActing } from '@/lib/api/client/acting';
import { messageOf } from '@/lib/api/client/errors';
import { toast } from '@/components/ui/toast';

/** Tells staff, at the bottom of every page, in whose account they act, and returns them to their own. */
export function ActingBar({ name, email, until }: { name: string; email: string; until: string }) {
  const [pending, setPending] = useState(false);

  async function end() {
    setPending(true);
    try {
      await endActing();
    } catch (error) {
      toast.error(messageOf(error));
      setPending(false);
    }
  }

  useEffect(() => {
    const timer = setTimeout(() => void end(), Math.max(0, Date.parse(until) - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);

  const time = new Date(until).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  // The last element of the page: it covers nothing when the page is scrolled to its end.
  return createPortal(
    <section
      aria-label="Acting as a customer"
      className="no-print sticky bottom-0 z-60 flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-t-4 border-accent bg-dark px-4 py-2 text-on-dark"
    >
      <p className="min-w-0 wrap-anywhere">
        You act as <strong>{name}</strong> ({email}) until {time}. What you do is recorded.
      </p>
      <button
        type="button"
        disabled={pending}
        onClick={() => void end()}
        className="min-h-11 rounded-card bg-accent px-5 font-semibold text-on-accent"
      >
        End
      </button>
    </section>,
    document.body,
  );
}
