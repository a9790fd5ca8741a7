import { allocate } from '../../discounts/rules/allocation';
import { settledUnits } from '../../orders/rules/return-lines';
import { share } from '../../orders/rules/shipment-totals';
import type {
  CreditedLine,
  Deduction,
  OrderReturn,
  ReturnCredit,
  ReturnRefundInput,
} from '../../orders/schema/returns';
import { rateKey } from '../../taxes/rules/amounts';
import type { InvoiceContent, InvoiceTax } from '../schema/invoice';
import { remainingTaxes } from './credit';

/** An invoice with the credit notes about it. */
export type InvoiceWithNotes = { invoice: InvoiceContent; notes: InvoiceContent[] };

type Terms = Pick<ReturnRefundInput, 'reductions' | 'fee' | 'delivery'>;
const nothingKept: Terms = { reductions: [], fee: { amount: 0 }, delivery: 0 };

const netOf = ({ total, discount }: { total: number; discount: number }) => total - discount;
const keyOf = (line: InvoiceContent['lines'][number]) =>
  rateKey({ basisPoints: line.taxBasisPoints, reason: line.taxReason });
const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0);

/** What delivery is of an entry of the taxes: what its lines leave. */
const deliveryNet = ({ lines }: InvoiceContent, entry: InvoiceTax) =>
  entry.net - sum(lines.filter((line) => keyOf(line) === rateKey(entry)).map(netOf));

/** The tax of each line of an invoice, and of its delivery by entry: together exactly the invoice's tax. */
function divideTax(content: InvoiceContent): { lines: Map<string, number>; delivery: number[] } {
  const lines = new Map<string, number>();
  const delivery = content.taxes.map((entry) => {
    const same = content.lines.filter((line) => keyOf(line) === rateKey(entry));
    const parts = allocate(entry.tax, [...same.map(netOf), deliveryNet(content, entry)]);
    same.forEach((line, index) => lines.set(line.sku, parts[index]!));
    return parts.at(-1)!;
  });
  return { lines, delivery };
}

type Taken = ReturnCredit['lines'][number] & { rate: string };

/** The amounts of the units from `first` up to `first + units` of a line: all units add up to it exactly. */
function takeUnits(line: InvoiceContent['lines'][number], tax: number, first: number, units: number): Taken {
  const part = (amount: number) =>
    share(amount, first + units, line.quantity) - share(amount, first, line.quantity);
  return {
    sku: line.sku,
    quantity: units,
    total: part(line.total),
    discount: part(line.discount),
    taxBasisPoints: line.taxBasisPoints,
    tax: part(tax),
    rate: keyOf(line),
  };
}

/** The lines of one invoice that units of a return belong to; takes them off `wanted`. */
function linesOf(content: InvoiceContent, earlier: ReturnCredit[], wanted: Map<string, number>): Taken[] {
  const taxes = divideTax(content).lines;
  return content.lines.flatMap((line) => {
    const before = sum(
      earlier
        .flatMap(({ lines }) => lines.filter(({ sku }) => sku === line.sku))
        .map((each) => each.quantity),
    );
    const units = Math.min(wanted.get(line.sku) ?? 0, line.quantity - before);
    if (units <= 0) return [];
    wanted.set(line.sku, wanted.get(line.sku)! - units);
    return [takeUnits(line, taxes.get(line.sku) ?? 0, before, units)];
  });
}

/** The amounts of a credit at each rate, with what is deducted there; never more than the invoice has left. */
function settle(
  { invoice, notes }: InvoiceWithNotes,
  lines: Taken[],
  delivery: number,
  kept: (Deduction & { rate: string })[],
): ReturnCredit {
  const deliveryTax = divideTax(invoice).delivery;
  const deliveries = allocate(
    delivery,
    invoice.taxes.map((entry) => deliveryNet(invoice, entry)),
  );
  const deductions: Deduction[] = [];
  const left = remainingTaxes(invoice, notes);
  const taxes = invoice.taxes.map((entry, index) => {
    const same = lines.filter(({ rate }) => rate === rateKey(entry));
    const own = kept.filter(({ rate, amount }) => rate === rateKey(entry) && amount > 0);
    const full = sum(same.map(netOf)) + deliveries[index]!;
    const wanted = full - sum(own.map(({ amount }) => amount));
    const net = Math.max(0, Math.min(wanted, left[index]!.net));
    const ofDelivery = share(deliveryTax[index]!, deliveries[index]!, deliveryNet(invoice, entry));
    const tax = share(sum(same.map((line) => line.tax)) + ofDelivery, net, full);
    deductions.push(...own.map(({ rate: _, ...each }) => each));
    if (net < wanted)
      deductions.push({ name: 'Credited before', amount: wanted - net, taxBasisPoints: entry.basisPoints });
    return { ...entry, net, tax: Math.max(0, Math.min(tax, left[index]!.tax)) };
  });
  return {
    invoice: invoice.number,
    lines: lines.map(({ rate: _, ...line }): CreditedLine => line),
    delivery,
    deductions,
    taxes: taxes.filter(({ net, tax }) => net > 0 || tax > 0),
    gross: sum(taxes.map(({ net, tax }) => net + tax)),
  };
}

/** What is kept of each line: its own reduction, then its part of the fee. */
function keptOf(lines: Taken[], { reductions, fee }: Terms): (Deduction & { rate: string })[][] {
  const open = new Map(reductions.map(({ sku, amount }) => [sku, amount]));
  const reduced = lines.map((line) => {
    const amount = Math.min(open.get(line.sku) ?? 0, netOf(line));
    open.set(line.sku, (open.get(line.sku) ?? 0) - amount);
    return amount;
  });
  const nets = lines.map((line, index) => netOf(line) - reduced[index]!);
  const fees =
    'amount' in fee
      ? allocate(Math.min(fee.amount, sum(nets)), nets)
      : nets.map((net) => share(net, fee.basisPoints, 10_000));
  return lines.map(({ sku, rate, taxBasisPoints }, index) =>
    [
      { sku, name: `Reduction for ${sku}`, amount: reduced[index]!, taxBasisPoints, rate },
      { sku, name: `Restocking fee for ${sku}`, amount: fees[index]!, taxBasisPoints, rate },
    ].filter(({ amount }) => amount > 0),
  );
}

/**
 * What the kept units of an inspected return that are not replaced take off the invoices of its order: what was charged for them after
 * discounts, and its tax, less reductions and fee, plus the given part of the delivery charge. Units belong to the
 * oldest invoices first. All units of all returns together add up to the invoices exactly, and no credit exceeds what an
 * invoice has left. Amounts are in minor units.
 */
export function proposeReturnRefund(
  documents: InvoiceWithNotes[],
  returns: OrderReturn[],
  found: OrderReturn,
  terms: Terms = nothingKept,
): ReturnCredit[] {
  const wanted = new Map(settledUnits(found).map(({ sku, quantity }) => [sku, quantity]));
  const earlier = returns.filter(({ id }) => id !== found.id).flatMap(({ refund }) => refund?.credits ?? []);
  const open = documents.filter(({ invoice, notes }) =>
    remainingTaxes(invoice, notes).some(({ net, tax }) => net > 0 || tax > 0),
  );
  const taken = open.map(({ invoice }) =>
    linesOf(
      invoice,
      earlier.filter((credit) => credit.invoice === invoice.number),
      wanted,
    ),
  );
  const kept = keptOf(taken.flat(), terms);
  let delivery = terms.delivery;
  let index = 0;
  return open.flatMap((document, place) => {
    const lines = taken[place]!;
    const { invoice } = document;
    const before = earlier.filter((credit) => credit.invoice === invoice.number);
    const part = Math.min(delivery, (invoice.delivery?.amount ?? 0) - sum(before.map((one) => one.delivery)));
    delivery -= part;
    const own = kept.slice(index, (index += lines.length)).flat();
    return lines.length || part > 0 ? [settle(document, lines, part, own)] : [];
  });
}

/** The delivery charge that returns have not refunded yet, without tax. */
export function refundableDelivery(documents: InvoiceWithNotes[], returns: OrderReturn[]): number {
  const charged = sum(documents.map(({ invoice }) => invoice.delivery?.amount ?? 0));
  const refunded = returns.flatMap(({ refund }) => refund?.credits ?? []).map(({ delivery }) => delivery);
  return Math.max(0, charged - sum(refunded));
}
