import { Link } from './link';
import { classNames } from './class-names';

export type Step = { id: string; name: string; href: string };

/** The steps of a process; completed steps are links. */
export function Stepper({ steps, current, label }: { steps: Step[]; current: string; label: string }) {
  const at = steps.findIndex((step) => step.id === current);
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap justify-between gap-x-1 gap-y-2 sm:justify-start sm:gap-x-6">
        {steps.map((step, index) => (
          <li
            key={step.id}
            className="flex items-center gap-1 sm:gap-2"
            aria-current={index === at ? 'step' : undefined}
          >
            <span
              aria-hidden
              className={classNames(
                'grid size-5 place-items-center rounded-full text-xs font-semibold sm:size-7 sm:text-sm',
                index === at && 'bg-accent text-on-accent',
                index < at && 'border-2 border-accent',
                index > at && 'border border-line-strong text-muted',
              )}
            >
              {index + 1}
            </span>
            {index < at ? (
              <Link href={step.href} className="underline underline-offset-4 max-sm:text-sm">
                {step.name}
              </Link>
            ) : (
              <span className={classNames('max-sm:text-sm', index === at ? 'font-semibold' : 'text-muted')}>
                {step.name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
