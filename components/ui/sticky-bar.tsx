import type { ReactNode } from 'react';

/** The actions of a long form, sticky at the bottom of the screen. theme.css keeps focused fields clear of it. */
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
