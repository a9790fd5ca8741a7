import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';

/** The frame of a page opened from a link in a mail. */
export function LinkPage({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) {
  return (
    <main id="main" className="mx-auto w-full max-w-md px-4 py-10 sm:py-16">
      <Card className="sm:p-8">
        <h1 className="text-4xl">{title}</h1>
        {intro && <p className="mt-3 text-muted">{intro}</p>}
        <div className="mt-6">{children}</div>
      </Card>
    </main>
  );
}
