import { decimal, sum } from './decimal';
import type { Category, Model } from './model';
import type { Rule } from './rules-content';

type Group = Model['breakdown'][number];

const groupsOf = ({ breakdown }: Model, code: string) =>
  breakdown.filter(({ category }) => category.code === code);

/** The categories of lines, allowances and charges. */
const used = ({ lines, adjustments }: Model): Category[] =>
  [...lines, ...adjustments].map(({ category }) => category);

const isUsed = (model: Model, code: string) => used(model).some((category) => category.code === code);
const applies = (model: Model, code: string) => isUsed(model, code) || groupsOf(model, code).length > 0;

const sameRate = (one: string, other: string) =>
  one === '' || other === '' ? one === other : decimal(one) === decimal(other);

/** The lines, charges and allowances of a category and rate add up to its taxable amount. */
function isNetOfGroup({ lines, adjustments }: Model, { net, category }: Group): boolean {
  const isOwn = (row: { category: Category }) =>
    row.category.code === category.code && sameRate(row.category.rate, category.rate);
  const own = lines.filter(isOwn).map((line) => decimal(line.net));
  const more = adjustments
    .filter(isOwn)
    .map(({ isCharge, amount }) => (isCharge ? decimal(amount) : -decimal(amount)));
  return decimal(net) === sum([...own, ...more]);
}

const isTaxableSeller = ({ seller }: Model) => seller.vatId !== '' || seller.taxNumber !== '';

/** The rules that every category has: 1, 5 to 8. */
function common(code: string, name: string, isRate: (rate: string) => boolean): Rule[] {
  return [
    [
      `BR-${name}-01`,
      (model) =>
        !applies(model, code) ||
        (isUsed(model, code) &&
          (code === 'S' ? groupsOf(model, code).length > 0 : groupsOf(model, code).length === 1)),
    ],
    [
      `BR-${name}-05`,
      (model) =>
        used(model).every((category) => category.code !== code || isRate(category.rate)) &&
        groupsOf(model, code).every(({ category }) => isRate(category.rate)),
    ],
    [`BR-${name}-08`, (model) => groupsOf(model, code).every((group) => isNetOfGroup(model, group))],
  ];
}

const noTax = (code: string, name: string): Rule => [
  `BR-${name}-09`,
  (model) => groupsOf(model, code).every(({ tax }) => decimal(tax) === 0n),
];

const explained = (code: string, name: string, must: boolean): Rule => [
  `BR-${name}-10`,
  (model) =>
    groupsOf(model, code).every(({ reason, reasonCode }) => (reason !== '' || reasonCode !== '') === must),
];

const sellerTaxed = (code: string, name: string): Rule => [
  `BR-${name}-02`,
  (model) => !applies(model, code) || isTaxableSeller(model),
];

const isZero = (rate: string) => rate !== '' && decimal(rate) === 0n;

const standard: Rule[] = [
  ...common('S', 'S', (rate) => rate !== '' && decimal(rate) > 0n),
  sellerTaxed('S', 'S'),
  explained('S', 'S', false),
  [
    'BR-S-08 (each rate once)',
    (model) => {
      const rates = groupsOf(model, 'S').map(({ category }) => decimal(category.rate));
      const known = used(model).filter(({ code }) => code === 'S');
      return new Set(rates).size === rates.length && known.every(({ rate }) => rates.includes(decimal(rate)));
    },
  ],
];

const zero: Rule[] = [
  ...common('Z', 'Z', isZero),
  sellerTaxed('Z', 'Z'),
  noTax('Z', 'Z'),
  explained('Z', 'Z', false),
];

const exempt: Rule[] = [
  ...common('E', 'E', isZero),
  sellerTaxed('E', 'E'),
  noTax('E', 'E'),
  explained('E', 'E', true),
];

const reverseCharge: Rule[] = [
  ...common('AE', 'AE', isZero),
  sellerTaxed('AE', 'AE'),
  ['BR-AE-02 (buyer)', (model) => !applies(model, 'AE') || (model.buyer.vatId || model.buyer.legalId) !== ''],
  noTax('AE', 'AE'),
  explained('AE', 'AE', true),
];

const intraCommunity: Rule[] = [
  ...common('K', 'IC', isZero),
  ['BR-IC-02', (model) => !applies(model, 'K') || (model.seller.vatId !== '' && model.buyer.vatId !== '')],
  noTax('K', 'IC'),
  explained('K', 'IC', true),
  ['BR-IC-11', (model) => !applies(model, 'K') || model.deliveredOn !== ''],
  ['BR-IC-12', (model) => !applies(model, 'K') || model.deliveredIn !== ''],
];

const exported: Rule[] = [
  ...common('G', 'G', isZero),
  ['BR-G-02', (model) => !applies(model, 'G') || model.seller.vatId !== ''],
  noTax('G', 'G'),
  explained('G', 'G', true),
];

/** Nothing of the standard: what the two categories mean, so that a wrong one is caught. */
const members = new Set('AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' ')); // prettier-ignore
const meaning: Rule[] = [
  [
    'K goes to another member state',
    (model) =>
      !applies(model, 'K') || (members.has(model.deliveredIn) && model.deliveredIn !== model.seller.country),
  ],
  ['G leaves the union', (model) => !applies(model, 'G') || !members.has(model.deliveredIn)],
];

const outside: Rule[] = [
  ...common('O', 'O', (rate) => rate === ''),
  ['BR-O-02', (model) => !applies(model, 'O') || (model.seller.vatId === '' && model.buyer.vatId === '')],
  noTax('O', 'O'),
  explained('O', 'O', true),
  [
    'BR-O-11',
    (model) =>
      !applies(model, 'O') ||
      [...used(model), ...model.breakdown.map(({ category }) => category)].every(({ code }) => code === 'O'),
  ],
];

/** The rules of the VAT categories that the shop uses: no document has any other. */
export const taxRules: Rule[] = [
  ...standard,
  ...zero,
  ...exempt,
  ...reverseCharge,
  ...intraCommunity,
  ...exported,
  ...meaning,
  ...outside,
  [
    'BR-CL-17',
    ({ breakdown, ...model }) =>
      [...used({ breakdown, ...model }), ...breakdown.map(({ category }) => category)].every(({ code }) =>
        ['S', 'Z', 'E', 'AE', 'K', 'G', 'O'].includes(code),
      ),
  ],
];
