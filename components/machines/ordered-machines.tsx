import { Link } from '@/components/ui/link';
import { buttonClasses } from '@/components/ui/button';
import { machinesPath, newMachineHref } from '@/lib/machines/rules/paths';
import type { OrderedMachine } from '@/lib/machines/types';

/** Offers to add the machines of an order to those of the customer; nothing when it has none. */
export function OrderedMachines({ number, machines }: { number: string; machines: OrderedMachine[] }) {
  if (machines.length === 0) return null;
  return (
    <section aria-labelledby="machines" className="no-print">
      <h2 id="machines" className="part-title mb-2">
        Machines of this order
      </h2>
      <p className="mb-2 max-w-prose text-muted">
        Keep them under{' '}
        <Link href={machinesPath} className="text-link underline underline-offset-4">
          Machines
        </Link>{' '}
        with serial number and service date, and see what fits on them.
      </p>
      <ul className="divide-y divide-line border-y border-line">
        {machines.map(({ sku, name, quantity, added }) => (
          <li key={sku} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <span className="min-w-0">
              {name}
              <span className="block text-sm text-muted">
                {sku}
                {added > 0 && ` · ${added} of ${quantity} added`}
              </span>
            </span>
            {added < quantity && (
              <Link
                href={newMachineHref(sku, number)}
                className={buttonClasses('secondary', 'sm')}
                aria-label={`Add to my machines: ${name}`}
              >
                Add to my machines
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
