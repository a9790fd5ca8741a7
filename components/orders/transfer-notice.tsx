import { encode } from 'uqr';
import { transferPayload } from '@/lib/invoices/rules/epc';
import { missingFor, transferReference, transferRows } from '@/lib/orders/rules/transfer';
import type { Order } from '@/lib/orders/schema/order';
import type { Shop } from '@/lib/settings/schema/shop';
import { formatMoney } from '@/lib/shared/money';

/** The QR code that banking apps read; black on white in both themes, or it can't be read. */
function QrCode({ payload }: { payload: string }) {
  const { data, size } = encode(payload, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      role="img"
      aria-label="QR code for your banking app"
      viewBox={`0 0 ${size} ${size}`}
      className="size-36"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path.join('')} fill="#000" />
    </svg>
  );
}

/** Where a customer is to transfer the money for their order, how much, and with which reference. */
export function TransferNotice({ order, shop }: { order: Order; shop: Shop }) {
  const { number, totals } = order;
  const amount = missingFor(order);
  const reference = transferReference(number);
  const payload = transferPayload(
    { name: shop.legalName, bank: shop.bank },
    { amount, currency: totals.currency, reference },
  );
  const isPart = amount < totals.total;
  return (
    <section
      aria-labelledby="transfer"
      className="rounded-card border-l-4 border-warn bg-warn-ground p-5 text-warn"
    >
      <h2 id="transfer" className="text-2xl">
        Please transfer {formatMoney(amount, totals.currency, shop.locale)}
      </h2>
      <p className="mt-1">
        {isPart ? 'A part of your payment has arrived; this is what is missing. ' : ''}
        We ship once the full amount has arrived. Please copy the payment reference exactly.
      </p>
      <div className="mt-4 flex flex-wrap items-start gap-6">
        <dl className="grid grid-cols-1 gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
          {transferRows(order, shop).map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-sm">{label}</dt>
              <dd className="font-semibold wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        {payload && <QrCode payload={payload} />}
      </div>
    </section>
  );
}
