import { decimal, magnitude, one, productOf, sum } from './decimal';
import type { Adjustment, Line, Model } from './model';
import type { Rule } from './rules-content';

const amountOf = (text: string) => (text === '' ? 0n : decimal(text));
const totalOf = (adjustments: Adjustment[], charges: boolean) =>
  sum(adjustments.filter(({ isCharge }) => isCharge === charges).map(({ amount }) => decimal(amount)));

/** A line is its quantity at its price, less its allowances, plus its charges. */
function isLineNet({ quantity, price, baseQuantity, adjustments, net }: Line): boolean {
  const base = baseQuantity === '' ? one : decimal(baseQuantity);
  const gross = productOf(decimal(quantity), decimal(price), base);
  return decimal(net) === gross - totalOf(adjustments, false) + totalOf(adjustments, true);
}

/** The tax of a category may differ from its rate by less than one unit of the currency. */
function isTaxOfRate({ net, tax, category }: Model['breakdown'][number]): boolean {
  if (category.rate === '') return decimal(tax) === 0n;
  const exact = productOf(decimal(net), decimal(category.rate), 100n * one);
  return magnitude(decimal(tax) - exact) < one;
}

/** The calculation rules. They are exact but for BR-CO-17. */
export const amountRules: Rule[] = [
  ['BR-CO-10', ({ totals, lines }) => decimal(totals.lines) === sum(lines.map(({ net }) => decimal(net)))],
  ['BR-CO-11', ({ totals, adjustments }) => amountOf(totals.allowances) === totalOf(adjustments, false)],
  ['BR-CO-12', ({ totals, adjustments }) => amountOf(totals.charges) === totalOf(adjustments, true)],
  [
    'BR-CO-13',
    ({ totals: { lines, allowances, charges, net } }) =>
      decimal(net) === decimal(lines) - amountOf(allowances) + amountOf(charges),
  ],
  ['BR-CO-14', ({ tax, breakdown }) => decimal(tax) === sum(breakdown.map((each) => decimal(each.tax)))],
  ['BR-CO-15', ({ tax, totals: { net, gross } }) => decimal(gross) === decimal(net) + decimal(tax)],
  ['BR-CO-16', ({ totals: { gross, paid, due } }) => decimal(due) === decimal(gross) - amountOf(paid)],
  ['BR-CO-17', ({ breakdown }) => breakdown.every(isTaxOfRate)],
  ['PEPPOL-EN16931-R120', ({ lines }) => lines.every(isLineNet)],
];
