import { buttonClasses } from '@/components/ui/button';

/** Links to the pick list and the packing slips of the chosen orders. */
export function PickLinks({ numbers }: { numbers: string[] }) {
  const query = `?numbers=${numbers.join(',')}`;
  return (
    <>
      <a href={`/api/orders/pick-list${query}`} target="_blank" className={buttonClasses('secondary', 'sm')}>
        Pick list (PDF)
      </a>
      <a
        href={`/api/orders/packing-slips${query}`}
        target="_blank"
        className={buttonClasses('secondary', 'sm')}
      >
        Packing slips (PDF)
      </a>
    </>
  );
}
