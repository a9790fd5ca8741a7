import type { QuoteLine, QuoteVersion } from '../schema/quote';
import { groupOf } from './choice';

/** One SKU in two versions: how it was, and how it is; undefined where a version doesn't have it. */
export type LineChange = {
  sku: string;
  name: string;
  was: QuoteLine | undefined;
  is: QuoteLine | undefined;
  isChanged: boolean;
};

const facts = ({ quantity, unitPrice, alternativeTo, note }: QuoteLine) =>
  JSON.stringify([quantity, unitPrice, alternativeTo, note]);

/** The lines of two versions side by side, an alternative after the line to which it is one. */
export function compareLines(
  earlier: Pick<QuoteVersion, 'lines'>,
  later: Pick<QuoteVersion, 'lines'>,
): LineChange[] {
  const [before, after] = [earlier, later].map(({ lines }) => new Map(lines.map((line) => [line.sku, line])));
  const skus = [...new Set([...before!.keys(), ...after!.keys()])];
  const changes = skus.map((sku) => {
    const [was, is] = [before!.get(sku), after!.get(sku)];
    const isChanged = !was || !is || facts(was) !== facts(is);
    return { sku, name: (is ?? was)!.name, was, is, isChanged };
  });
  const order = changes.map(({ was, is }) => groupOf((is ?? was)!));
  const place = (change: LineChange) => order.indexOf(groupOf((change.is ?? change.was)!));
  return changes.sort((one, other) => place(one) - place(other));
}
