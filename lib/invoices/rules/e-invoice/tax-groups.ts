import { taxReasonText } from '../../../taxes/rules/describe';
import { rateKey } from '../../../taxes/rules/amounts';
import { crossBorderNames, crossBorderSupply } from '../cross-border';
import type { InvoiceContent, InvoiceLine, InvoiceTax } from '../../schema/invoice';

/**
 * The VAT category of EN 16931: taxed, exempt, a rate of zero, reverse charge, supply to another member state, export
 * from the EU, or not subject to VAT at all.
 */
export type TaxCategory = 'S' | 'E' | 'Z' | 'AE' | 'K' | 'G' | 'O';

/** An amount on top of the lines, or off them, that is taxed like the group it belongs to. */
export type Adjustment = { isCharge: boolean; name: string; amount: number };

/** What a document has at one category and rate. Amounts are minor units, without tax. */
export type TaxGroup = {
  category: TaxCategory;
  basisPoints: number;
  net: number;
  tax: number;
  /** Why it is not taxed; empty for S and Z. */
  reasons: string[];
  lines: InvoiceLine[];
  adjustments: Adjustment[];
};

type Entry = InvoiceTax & { lines: InvoiceLine[]; deductions: Adjustment[] };

const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0);

/** What is charged for a line, without tax. */
export const netOf = ({ total, discount }: Pick<InvoiceLine, 'total' | 'discount'>): number =>
  total - discount;

/** What an entry has without its lines and deductions: its part of the delivery charge. */
const restOf = ({ net, lines, deductions }: Entry): number =>
  net - sum(lines.map(netOf)) + sum(deductions.map(({ amount }) => amount));

/** Each entry of the taxes with the lines that it is about. All of a line may have been deducted: then it has no entry. */
function entriesOf({ taxes, lines }: InvoiceContent): Entry[] {
  const entries: Entry[] = taxes.map((entry) => ({ ...entry, lines: [], deductions: [] }));
  for (const line of lines) {
    const rate = { basisPoints: line.taxBasisPoints, reason: line.taxReason };
    let entry =
      entries.find((each) => rateKey(each) === rateKey(rate)) ??
      entries.find(({ basisPoints }) => basisPoints === rate.basisPoints);
    if (!entry) {
      entry = { ...rate, name: '', net: 0, tax: 0, lines: [], deductions: [] };
      entries.push(entry);
    }
    entry.lines.push(line);
  }
  return entries;
}

/** Divides what is kept over the entries; of several at a rate the one whose lines exceed it most is meant. */
function addDeductions(entries: Entry[], { deductions = [] }: InvoiceContent): void {
  for (const { name, amount, taxBasisPoints } of deductions) {
    const [entry] = entries
      .filter(({ basisPoints }) => basisPoints === taxBasisPoints)
      .sort((one, other) => restOf(one) - restOf(other));
    entry?.deductions.push({ isCharge: false, name, amount });
  }
}

/** The delivery charge and the deductions of each entry: together with the lines exactly its net. */
function adjustmentsOf(entries: Entry[], { delivery }: InvoiceContent): Adjustment[][] {
  const rests = entries.map(restOf);
  const charged = rests.every((rest) => rest >= 0) && sum(rests) === (delivery?.amount ?? 0);
  return entries.map((entry, index) => {
    const rest = charged ? rests[index]! : entry.net - sum(entry.lines.map(netOf));
    const name = delivery?.name ?? '';
    const other = { isCharge: rest > 0, name: name || 'Adjustment', amount: Math.abs(rest) };
    return [...(rest ? [other] : []), ...(charged ? entry.deductions : [])];
  });
}

const categories = { 'reverse-charge': 'AE', 'exempt-customer': 'E', untaxed: 'E', outside: 'O' } as const;

const crossBorder = { 'intra-community': 'K', export: 'G' } as const;

function categoryOf(content: InvoiceContent, { basisPoints, reason, name }: InvoiceTax): TaxCategory {
  if (basisPoints > 0) return 'S';
  const supply = crossBorderSupply(content, reason);
  if (supply) return crossBorder[supply];
  // Invoices of before reasons were kept have neither a reason nor a name where no rule applied.
  return reason ? categories[reason] : name ? 'Z' : 'O';
}

function reasonOf(content: InvoiceContent, entry: InvoiceTax, category: TaxCategory): string {
  if (category === 'S' || category === 'Z') return '';
  const supply = crossBorderSupply(content, entry.reason);
  if (supply) return crossBorderNames[supply];
  return taxReasonText(entry) || taxReasonText({ reason: 'outside' });
}

/**
 * What a document has at each VAT category and rate, highest rate first. What is not subject to VAT counts as exempt
 * beside other categories: EN 16931 allows O only for a whole document.
 */
export function taxGroupsOf(content: InvoiceContent): TaxGroup[] {
  const entries = entriesOf(content);
  addDeductions(entries, content);
  const adjustments = adjustmentsOf(entries, content);
  const isOutside = entries.every((entry) => categoryOf(content, entry) === 'O');
  const groups = new Map<string, TaxGroup>();
  for (const [index, entry] of entries.entries()) {
    const found = categoryOf(content, entry);
    const category = found === 'O' && !isOutside ? 'E' : found;
    const { basisPoints, net, tax, lines } = entry;
    const key = `${category} ${basisPoints}`;
    const group: TaxGroup = groups.get(key) ?? {
      category,
      basisPoints,
      net: 0,
      tax: 0,
      reasons: [],
      lines: [],
      adjustments: [],
    };
    const reason = reasonOf(content, entry, category);
    groups.set(key, {
      ...group,
      net: group.net + net,
      tax: group.tax + tax,
      reasons: reason && !group.reasons.includes(reason) ? [...group.reasons, reason] : group.reasons,
      lines: [...group.lines, ...lines],
      adjustments: [...group.adjustments, ...adjustments[index]!],
    });
  }
  return [...groups.values()];
}
