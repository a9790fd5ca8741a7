'use client';
import { ButtonLink } from '@/components/ui/button';

/**
 * A "not found" message within the dashboard that leads back to the list. A client component, because every page that
 * could need it refers to it.
 */
export function MissingRecord({
  title,
  text,
  list,
}: {
  title: string;
  text: string;
  list: { name: string; href: string };
}) {
  return (
    <div className="flex flex-col items-start gap-5">
      <p className="eyebrow flex items-center gap-3 text-muted">
        <span aria-hidden className="h-1 w-10 bg-accent" />
        Error 404
      </p>
      <h1 className="text-4xl">{title}</h1>
      <p className="max-w-prose text-lg text-muted">{text}</p>
      <ButtonLink href={list.href}>{list.name}</ButtonLink>
    </div>
  );
}
