import { paidFor, taxOn } from '../../orders/rules/totals';
import type { OrderLine, Totals } from '../../orders/schema/order';
import type { InvoiceTax } from '../schema/invoice';

type Taxed = { lines: OrderLine[]; totals: Totals };

const goodsAt = ({ lines }: Taxed, basisPoints: number) =>
  lines.filter((line) => line.taxBasisPoints === basisPoints).reduce((sum, line) => sum + paidFor(line), 0);

/** The rate at which delivery is taxed: the order's where its tax exceeds that of the goods, else none. */
export function deliveryRate({ lines, totals }: Taxed): number {
  const goods = lines.reduce((sum, line) => sum + paidFor(line) * line.taxBasisPoints, 0) / 10_000;
  // A share of the tax differs from the tax of the share by less than a minor unit for each order.
  return totals.shipping > 0 && totals.tax > goods + 1 ? totals.taxBasisPoints : 0;
}

/** The amounts and the tax at each rate, highest first. The taxes add up to the tax of the totals exactly. */
export function taxesOf(amounts: Taxed): InvoiceTax[] {
  const { lines, totals } = amounts;
  const ofDelivery = deliveryRate(amounts);
  const rates = new Set(lines.map(({ taxBasisPoints }) => taxBasisPoints));
  if (totals.shipping > 0 || lines.length === 0) rates.add(ofDelivery);
  const taxes = [...rates]
    .sort((one, other) => other - one)
    .map((basisPoints) => {
      const net = goodsAt(amounts, basisPoints) + (basisPoints === ofDelivery ? totals.shipping : 0);
      const name = basisPoints > 0 ? totals.taxName : '';
      return { name, basisPoints, net, tax: taxOn(net, basisPoints) };
    });
  // What rounding over the shipments of the order leaves belongs to the highest rate.
  const missing = totals.tax - taxes.reduce((sum, { tax }) => sum + tax, 0);
  return taxes.map((each, index) => (index === 0 ? { ...each, tax: each.tax + missing } : each));
}
