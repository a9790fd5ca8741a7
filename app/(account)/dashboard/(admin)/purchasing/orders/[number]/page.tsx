import type { Metadata } from 'next';
import { Link } from '@/components/ui/link';
import { notFound } from 'next/navigation';
import { DraftEditor } from '@/components/purchasing/draft-editor';
import { Editable } from '@/components/layout/allowed';
import { PurchaseActions } from '@/components/purchasing/purchase-actions';
import { PurchaseBadge } from '@/components/purchasing/purchase-badge';
import { PurchaseHistory } from '@/components/purchasing/purchase-history';
import { PurchaseLines } from '@/components/purchasing/purchase-lines';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { requireRight } from '@/lib/auth/current-session';
import { findPurchase } from '@/lib/purchasing/queries/orders';
import { purchaseHref, purchasingPath, supplierHref } from '@/lib/purchasing/rules/paths';
import { purchaseParams } from '@/lib/purchasing/schema/orders';
import { findShop } from '@/lib/settings/queries';
import { clockSettings } from '@/lib/settings/rules/shop';
import { formatDay } from '@/lib/shared/dates';
import { formatMoney } from '@/lib/shared/money';

export const metadata: Metadata = {
  title: 'Purchase order',
  description: 'The lines, deliveries and history of a purchase order.',
  robots: { index: false },
};

export default async function PurchasePage({ params }: { params: Promise<{ number: string }> }) {
  const { number } = await params;
  await requireRight('purchasing.view', purchaseHref(number));
  const order = purchaseParams.safeParse({ number }).success ? await findPurchase(number) : null;
  if (!order) notFound();
  const shop = await findShop();
  const trail = [
    { name: 'Purchasing', href: purchasingPath },
    { name: number, href: purchaseHref(number) },
  ];
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs trail={trail} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="flex flex-wrap items-center gap-3 text-4xl">
          {number} <PurchaseBadge state={order.state} />
        </h1>
        <PurchaseActions order={order} shopCurrency={shop.currency} />
      </div>
      <p className="wrap-anywhere">
        <Link href={supplierHref(order.supplierId)} className="font-semibold underline underline-offset-4">
          {order.supplier.name}
        </Link>
        , {order.supplier.email}, total {formatMoney(order.total, order.currency, shop.locale)}
        {order.expectedOn && `, expected by ${formatDay(order.expectedOn, shop.locale)}`}
      </p>
      <section aria-labelledby="lines">
        <h2 id="lines" className="mb-3 text-2xl">
          Lines
        </h2>
        {order.state === 'draft' ? (
          <Editable right="purchasing.edit">
            <DraftEditor key={order.version} order={order} />
          </Editable>
        ) : (
          <PurchaseLines order={order} locale={shop.locale} />
        )}
      </section>
      {order.note && order.state !== 'draft' && <p className="whitespace-pre-line">Note: {order.note}</p>}
      <section aria-labelledby="history">
        <h2 id="history" className="mb-3 text-2xl">
          History
        </h2>
        <PurchaseHistory history={order.history} clock={clockSettings(shop)} />
      </section>
    </div>
  );
}
