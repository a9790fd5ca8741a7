import { Link } from '@/components/ui/link';
import type { OrderReader } from '@/components/orders/shipments';
import { lineNameOf } from '@/lib/orders/rules/return-lines';
import type { Order } from '@/lib/orders/schema/order';
import type { OrderReturn } from '@/lib/orders/schema/returns';

const orderPath = (reader: OrderReader, number: string) =>
  `/dashboard/${reader === 'staff' ? 'manageOrder' : 'myOrders'}/${number}`;

/** The units of a return that are replaced, with a link to the order that replaces them. */
export function ReplacedUnits({
  order,
  found: { replacement },
  reader,
}: {
  order: Order;
  found: OrderReturn;
  reader: OrderReader;
}) {
  if (!replacement) return null;
  const units = replacement.lines.map(({ sku, quantity }) => `${quantity} × ${lineNameOf(order, sku)}`);
  return (
    <p>
      Replaced: {units.join(', ')}
      {replacement.order ? (
        <>
          , by order{' '}
          <Link href={orderPath(reader, replacement.order)} className="underline underline-offset-4">
            {replacement.order}
          </Link>
        </>
      ) : (
        ' (being ordered)'
      )}
    </p>
  );
}

/** Says on the page of an order that it replaces returned units, with a link to the order that they came from. */
export function ReplacesNotice({ order: { replaces }, reader }: { order: Order; reader: OrderReader }) {
  if (!replaces) return null;
  return (
    <p className="rounded-card bg-info-ground p-4 text-info">
      This order replaces units of return {replaces.returnNumber}, free of charge. They were bought with order{' '}
      <Link href={orderPath(reader, replaces.order)} className="font-semibold underline underline-offset-4">
        {replaces.order}
      </Link>
      .
    </p>
  );
}
