'use client';
import { useSelectedLayoutSegments } from 'next/navigation';
import type { ReactNode } from 'react';
import '../forms/zod-without-eval';

type Props = { header: ReactNode; footer: ReactNode; children: ReactNode };

/**
 * The storefront's header and footer around every page but those of the dashboard, which has frames of its own: its
 * layout knows the role. Only the root layout refers to the header, because each further layout that does would load
 * its code again.
 */
export function PageFrame({ header, footer, children }: Props) {
  const isFramed = !useSelectedLayoutSegments().includes('dashboard');
  return (
    <>
      {isFramed && header}
      <div className="flex flex-1 flex-col">{children}</div>
      {isFramed && footer}
    </>
  );
}
