import Link from 'next/link';
import { Button } from '@/components/ui/button';

/** Names the item that a message is about, and lets the writer leave it out. */
export function ProductInQuestion({ slug, forget }: { slug: string; forget: () => void }) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-2 rounded-card border border-line bg-ground px-3 py-2">
      <span>
        About the item{' '}
        <Link href={`/product/${slug}`} className="font-semibold text-link underline underline-offset-4">
          {slug.replaceAll('-', ' ')}
        </Link>
      </span>
      <Button variant="ghost" size="sm" onClick={forget}>
        Not about this item
      </Button>
    </p>
  );
}
