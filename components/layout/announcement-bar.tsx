import { Link } from '@/components/ui/link';

/** The notice above every page; nothing without a text. */
export function AnnouncementBar({ text, href }: { text: string; href: string }) {
  if (!text) return null;
  return (
    <p className="bg-accent px-4 py-1.5 text-center text-sm font-semibold text-on-accent">
      {href ? (
        <Link href={href} prefetch={false} className="underline underline-offset-4">
          {text}
        </Link>
      ) : (
        text
      )}
    </p>
  );
}
