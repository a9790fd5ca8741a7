import Link from 'next/link';
import { classNames } from './class-names';

export type Step = { id: string; name: string; href: string };

/** Where one is in a row of steps; those behind can be gone back to. */
export function Stepper({ steps, current, label }: { steps: Step[]; current: string; label: string }) {
  const at = steps.findIndex((step) => step.id === current);
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap gap-x-6 gap-y-2">
        {steps.map((step, index) => (
          <li
            key={step.id}
            className="flex items-center gap-2"
            aria-current={index === at ? 'step' : undefined}
          >
            <span
              aria-hidden
              className={classNames(
                'grid size-7 place-items-center rounded-full text-sm font-semibold',
                index <= at ? 'bg-accent text-on-accent' : 'border border-line-strong text-muted',
              )}
            >
              {index + 1}
            </span>
            {index < at ? (
              <Link href={step.href} className="underline underline-offset-4">
                {step.name}
              </Link>
            ) : (
              <span className={index === at ? 'font-semibold' : 'text-muted'}>{step.name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
