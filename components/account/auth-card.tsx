import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';

/** The frame of a sign-in page or a similar one. */
export function AuthCard({
  title,
  intro,
  children,
  footer,
}: {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
}) {
  return (
    <div className="mx-auto w-full max-w-md px-4 py-10 sm:py-16">
      <Card className="sm:p-8">
        <h1 className="text-4xl">{title}</h1>
        {intro && <p className="mt-2 text-muted">{intro}</p>}
        <div className="mt-6">{children}</div>
      </Card>
      {footer && <div className="mt-6 text-center">{footer}</div>}
    </div>
  );
}
