import type { QuoteLineInput } from '../schema/inputs';

/**
 * What is wrong with the lines of a draft, by field: each SKU stands once, and an alternative is one to a line that is none
 * itself.
 */
export function lineProblems(lines: QuoteLineInput[]): Record<string, string> {
  const problems: Record<string, string> = {};
  const skus = lines.map(({ sku }) => sku);
  const bases = new Set(lines.filter(({ alternativeTo }) => !alternativeTo).map(({ sku }) => sku));
  lines.forEach(({ sku, alternativeTo }, index) => {
    if (skus.indexOf(sku) !== index) problems[`lines.${index}.sku`] = `${sku} is in the quote already`;
    if (alternativeTo && (alternativeTo === sku || !bases.has(alternativeTo)))
      problems[`lines.${index}.alternativeTo`] = 'Choose a line that is no alternative itself';
  });
  return problems;
}
