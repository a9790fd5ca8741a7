import { Link } from '@/components/ui/link';
import { formatNumber } from '@/lib/shared/formats';

/** Says which products have no weight, because their delivery is charged as if they weighed nothing. */
export function WeightWarning({ count, some }: { count: number; some: { id: string; name: string }[] }) {
  if (count === 0) return null;
  return (
    <div role="note" className="mb-6 max-w-4xl rounded-card bg-warn-ground p-4 text-warn">
      <p className="font-semibold">
        {count === 1
          ? '1 product on sale has no weight'
          : `${formatNumber(count)} products on sale have no weight`}
      </p>
      <p className="mt-1 text-sm">
        Tables by weight count {count === 1 ? 'it' : 'them'} as 0 kg:{' '}
        {some.map(({ id, name }, index) => (
          <span key={id}>
            {index > 0 && ', '}
            <Link href={`/dashboard/manageProduct/${id}`} className="underline underline-offset-4">
              {name}
            </Link>
          </span>
        ))}
        {count > some.length && ' and others'}.
      </p>
    </div>
  );
}
