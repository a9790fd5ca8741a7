'use client';
import { ButtonLink } from '@/components/ui/button';

/**
 * Says within the dashboard's frame that something isn't there, and leads back to its list. Made in the browser too:
 * every page that could miss it carries this message.
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
