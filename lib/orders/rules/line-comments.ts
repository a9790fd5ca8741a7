import type { OrderLineInput } from '../schema/inputs';

const maxLength = 200;

/** What the customer wrote about each SKU that has a comment; those of lines with the same SKU are joined. */
export function commentsOf(inputs: OrderLineInput[]): Record<string, string> {
  const comments = new Map<string, Set<string>>();
  for (const { sku, comment } of inputs)
    if (comment) comments.set(sku, (comments.get(sku) ?? new Set()).add(comment));
  return Object.fromEntries(
    [...comments].map(([sku, texts]) => [sku, [...texts].join('; ').slice(0, maxLength)]),
  );
}

/** Lines with the comments of the inputs in place of their own. */
export function withComments<L extends { sku: string; comment?: string }>(
  lines: L[],
  inputs: OrderLineInput[],
): L[] {
  const comments = commentsOf(inputs);
  return lines.map(({ comment: _, ...line }) => {
    const comment = comments[line.sku];
    return (comment ? { ...line, comment } : line) as L;
  });
}
