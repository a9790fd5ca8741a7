import { Fragment, type ReactNode } from 'react';
import { classNames } from './class-names';

/** Short facts side by side with dots between them; where the line breaks, none is left at its end or beginning. */
export function Dotted({ facts, className }: { facts: ReactNode[]; className?: string }) {
  return (
    <p className={classNames('-ml-4 flex flex-wrap [clip-path:inset(0_0_0_1rem)]', className)}>
      {facts.filter(Boolean).map((fact, index) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          <span className="relative min-w-0 pl-4 wrap-anywhere before:absolute before:left-0 before:w-4 before:text-center before:content-['·'/'']">
            {fact}
          </span>
        </Fragment>
      ))}
    </p>
  );
}
