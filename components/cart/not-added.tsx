import { Link } from '@/components/ui/link';

/** Says why the form of a product page could not add units to the cart. */
export function NotAdded({ name, slug, message }: { name: string; slug: string | null; message: string }) {
  return (
    <p role="alert" className="mb-6 rounded-card border border-warn p-4 font-medium text-warn">
      Nothing was added:{' '}
      {slug ? (
        <Link href={`/product/${slug}`} className="underline underline-offset-4">
          {name}
        </Link>
      ) : (
        name
      )}
      : {message}.
    </p>
  );
}
