import { Link } from '@/components/ui/link';
import { machineHref, machinesPath, newMachineHref } from '@/lib/machines/rules/paths';
import type { MachineFits } from '@/lib/machines/schema';

const linkClasses = 'text-link underline underline-offset-4';
const maxShown = 3;

/** The machines of a person which a product fits, and why; a product that is a machine can be added to them. */
export function FittingMachines({ slug, found: { fits, isMachine } }: { slug: string; found: MachineFits }) {
  if (fits.length === 0 && !isMachine) return null;
  return (
    <div className="flex flex-col gap-1.5 text-sm">
      {fits.slice(0, maxShown).map(({ id, name, place, reason }) => (
        <p key={id}>
          <span className="font-semibold text-good">Fits your </span>
          <Link href={machineHref(id)} prefetch={false} className={linkClasses}>
            {name}
          </Link>
          {place && `, ${place}`} ({reason})
        </p>
      ))}
      {fits.length > maxShown && (
        <p>
          and {fits.length - maxShown} more of{' '}
          <Link href={machinesPath} prefetch={false} className={linkClasses}>
            your machines
          </Link>
        </p>
      )}
      {isMachine && (
        <p>
          <Link href={newMachineHref(undefined, undefined, slug)} prefetch={false} className={linkClasses}>
            Add to my machines
          </Link>
        </p>
      )}
    </div>
  );
}
