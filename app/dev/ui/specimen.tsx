import type { ReactNode } from 'react';
import { SectionHeading } from '@/components/ui/section-heading';

export const longName =
  'Heavy-duty reversible three-quarter inch drive torque wrench, calibrated, 140–700 Nm';

/** A group of related parts under a heading. */
export function Specimen({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-14">
      <SectionHeading id={id} title={title} />
      <div className="mt-6 flex flex-col gap-6">{children}</div>
    </section>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-4">{children}</div>;
}
