'use client';
import { useSelectedLayoutSegment } from 'next/navigation';
import type { ReactNode } from 'react';

type Props = {
  isStaff: boolean;
  header: ReactNode;
  footer: ReactNode;
  notice: ReactNode;
  children: ReactNode;
};

/**
 * The storefront's header and footer around the pages of signed-in people. The dashboard of staff has a frame of its
 * own instead; a layout can't know on the server which of its pages it holds.
 */
export function AccountFrame({ isStaff, header, footer, notice, children }: Props) {
  const isDashboard = useSelectedLayoutSegment() === 'dashboard';
  if (isStaff && isDashboard) return children;
  return (
    <>
      {header}
      <div className="flex flex-1 flex-col">
        <main id="main" className="flex flex-1 flex-col">
          {notice}
          {children}
        </main>
      </div>
      {footer}
    </>
  );
}
