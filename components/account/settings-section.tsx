import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';

/** A section of the settings, whose id links can target. */
export function SettingsSection({
  id,
  title,
  intro,
  children,
}: {
  id: string;
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Card id={id} className="scroll-mt-6 sm:p-8">
      <section aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`} className="text-3xl">
          {title}
        </h2>
        {intro && <p className="mt-2 max-w-prose text-muted">{intro}</p>}
        <div className="mt-6">{children}</div>
      </section>
    </Card>
  );
}
