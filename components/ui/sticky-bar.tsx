import type { ReactNode } from 'react';

/**
 * What ends a long form and stays in reach at the bottom of the screen. globals.css keeps what is focused clear of it.
 */
export function StickyBar({ children }: { children: ReactNode }) {
  return (
    <div
      data-foot-bar
      className="no-print sticky bottom-0 z-10 -mx-4 flex flex-wrap gap-3 border-t border-line-strong bg-ground px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      {children}
    </div>
  );
}
