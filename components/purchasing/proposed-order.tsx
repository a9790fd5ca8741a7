import { Allowed } from '@/components/layout/allowed';
import { formatMoney } from '@/lib/shared/money';
import { CreateDrafts } from './create-drafts';
import { ProposalLines, type ProposedLine } from './proposal-lines';

/** What is proposed to order from one supplier. */
export function ProposedOrder({
  order: { supplierId, supplier, currency, minOrder, total, lines },
  locale,
}: {
  order: {
    supplierId: string;
    supplier: string;
    currency: string;
    minOrder: number;
    total: number;
    lines: ProposedLine[];
  };
  locale: string;
}) {
  return (
    <section aria-labelledby={supplierId} className="mt-8">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id={supplierId} className="text-2xl wrap-anywhere">
          {supplier}, {formatMoney(total, currency, locale)}
        </h2>
        <Allowed right="purchasing.edit">
          <CreateDrafts supplierIds={[supplierId]} label={`Create draft for ${supplier}`} />
        </Allowed>
      </div>
      {total < minOrder && (
        <p className="mb-3 text-warn">
          This supplier’s minimum order is {formatMoney(minOrder, currency, locale)}.
        </p>
      )}
      <ProposalLines caption={`Proposed for ${supplier}`} lines={lines} currency={currency} locale={locale} />
    </section>
  );
}
