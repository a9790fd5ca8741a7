import type { BlanketLine, BlanketLineInput } from '../schema';

type Units = { sku: string; quantity: number };
type Left = Pick<BlanketLine, 'sku' | 'remaining'>;

/** What is wrong with units that are to be called off, by SKU; empty for nothing. */
export function callOffProblems(lines: Left[], wanted: Units[]): Record<string, string> {
  const left = new Map(lines.map(({ sku, remaining }) => [sku, remaining]));
  return Object.fromEntries(
    wanted.flatMap(({ sku, quantity }) => {
      const remaining = left.get(sku);
      if (remaining === undefined) return [[sku, 'This is not in the blanket order']];
      if (quantity <= remaining) return [];
      return [[sku, remaining === 0 ? 'All of it was called off' : `Only ${remaining} left to call off`]];
    }),
  );
}

/** The value of what is agreed, and of what can still be called off. */
export function blanketSums(lines: Pick<BlanketLine, 'quantity' | 'remaining' | 'unitPrice'>[]) {
  return {
    total: lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0),
    remaining: lines.reduce((sum, { remaining, unitPrice }) => sum + remaining * unitPrice, 0),
  };
}

/** What is wrong with changed lines, by field: nothing that was called off can be taken away. */
export function changeProblems(before: BlanketLine[], after: BlanketLineInput[]): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const { sku, quantity, remaining } of before) {
    const called = quantity - remaining;
    const index = after.findIndex((line) => line.sku === sku);
    if (called === 0) continue;
    if (index < 0) problems.lines = `${called} of ${sku} were called off: it can’t be removed`;
    else if (after[index]!.quantity < called)
      problems[`lines.${index}.quantity`] = `${called} were called off already`;
  }
  return problems;
}

/** The units that a checkout's address names for the lines, in their order: "10.0.25". Null for another text. */
export function readUnits(lines: { sku: string }[], text: string | undefined): Units[] | null {
  if (!text || !/^\d{1,7}(\.\d{1,7}){0,99}$/.test(text)) return null;
  const units = text.split('.').map(Number);
  if (units.length !== lines.length) return null;
  const wanted = lines.map(({ sku }, index) => ({ sku, quantity: units[index]! }));
  const called = wanted.filter(({ quantity }) => quantity > 0);
  return called.length ? called : null;
}

/** The reverse of `readUnits`; `quantities` are by SKU. */
export const unitsText = (lines: { sku: string }[], quantities: Record<string, number>): string =>
  lines.map(({ sku }) => quantities[sku] ?? 0).join('.');
