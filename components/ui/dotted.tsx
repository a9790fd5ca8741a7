import { Fragment, type ReactNode } from 'react';
import { classNames } from './class-names';

/** Short facts on one line, separated by dots; a wrapped line neither begins nor ends with a dot. */
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
