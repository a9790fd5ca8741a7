'use client';
import { useState, type MouseEvent } from 'react';
import { onDemand } from '@/components/layout/on-demand';
import { buttonClasses } from '@/components/ui/button';

const ChoiceDialog = onDemand(() => import('./choice-dialog').then((module) => module.ChoiceDialog));

/** Opens the choice between the variants of a product; without JavaScript it leads to the list on its page. */
export function ChooseLink({
  slug,
  name,
  className = buttonClasses('primary', 'sm'),
}: {
  slug: string;
  name: string;
  className?: string;
}) {
  const [open, setOpen] = useState(false);

  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
  }

  return (
    <>
      <a
        href={`/product/${slug}#variants`}
        aria-haspopup="dialog"
        aria-label={`Choose ${name}`}
        onClick={onClick}
        className={className}
      >
        Choose
      </a>
      {open && <ChoiceDialog slug={slug} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}
