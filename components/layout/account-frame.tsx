'use client';
import { useSelectedLayoutSegment } from 'next/navigation';
import type { ReactNode } from 'react';

/** The main element of the pages of signed-in people; the dashboard has its own, beside its menu. */
export function AccountFrame({ notice, children }: { notice: ReactNode; children: ReactNode }) {
  if (useSelectedLayoutSegment() === 'dashboard') return children;
  return (
    <main id="main" className="flex flex-1 flex-col">
      {notice}
      {children}
    </main>
  );
}
