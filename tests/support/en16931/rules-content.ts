import type { Adjustment, Line, Model, Party } from './model';
import { decimal } from './decimal';

/** A business rule of EN 16931 and whether a document follows it. */
export type Rule = [id: string, holds: (model: Model) => boolean];

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
const each = <T>(rows: T[], holds: (row: T) => boolean) => rows.every(holds);
const isReasoned = ({ code, reason }: Adjustment) => code !== '' || reason !== '';
const isIdentified = ({ ids, legalId, vatId }: Party) => ids.some(Boolean) || legalId !== '' || vatId !== '';
/** The ISO 3166 code of a country, EL for Greece, XI for Northern Ireland. */
const beginsWithCountry = (vatId: string) => vatId === '' || /^[A-Z]{2}[0-9A-Z+*]{2,}$/.test(vatId);
const hasEndpoint = ({ endpoint, endpointScheme }: Party) => endpoint === '' || endpointScheme !== '';
const hasTwoDecimals = (amount: string) => amount === '' || /^-?\d+(\.\d{1,2})?$/.test(amount);

const amountsOf = ({ adjustments, tax, breakdown, totals, lines }: Model): string[] => [
  ...adjustments.map(({ amount }) => amount),
  tax,
  ...breakdown.flatMap((group) => [group.net, group.tax]),
  ...Object.values(totals),
  ...lines.flatMap((line) => [line.net, ...line.adjustments.map(({ amount }) => amount)]),
];

const document: Rule[] = [
  ['BR-01', ({ specification }) => specification !== ''],
  ['BR-02', ({ number }) => number !== ''],
  ['BR-03', ({ issuedOn }) => isDay(issuedOn)],
  ['BR-04', ({ typeCode }) => typeCode !== ''],
  ['BR-05', ({ currency }) => /^[A-Z]{3}$/.test(currency)],
  ['BR-CL-01', ({ typeCode }) => ['380', '381'].includes(typeCode)],
  ['BR-55', ({ preceding }) => each(preceding, ({ number }) => number !== '')],
  ['BR-CO-25', ({ totals, dueOn, terms }) => decimal(totals.due) <= 0n || dueOn !== '' || terms !== ''],
  ['BR-50', ({ payment }) => each(payment, ({ account }) => account !== '')],
  ['BR-49', ({ payment }) => each(payment, ({ code }) => code !== '')],
  [
    'BR-61',
    ({ payment }) => each(payment, ({ code, account }) => !['30', '58'].includes(code) || account !== ''),
  ],
  ['BR-DEC', (model) => each(amountsOf(model), hasTwoDecimals)],
];

const parties: Rule[] = [
  ['BR-06', ({ seller }) => seller.name !== ''],
  ['BR-07', ({ buyer }) => buyer.name !== ''],
  ['BR-08', ({ seller }) => seller.hasAddress],
  ['BR-09', ({ seller }) => /^[A-Z]{2}$/.test(seller.country)],
  ['BR-10', ({ buyer }) => buyer.hasAddress],
  ['BR-11', ({ buyer }) => /^[A-Z]{2}$/.test(buyer.country)],
  ['BR-62', ({ seller }) => hasEndpoint(seller)],
  ['BR-63', ({ buyer }) => hasEndpoint(buyer)],
  ['BR-CO-09', ({ seller, buyer }) => each([seller.vatId, buyer.vatId], beginsWithCountry)],
  ['BR-CO-26', ({ seller }) => isIdentified(seller)],
];

const line = (id: string, holds: (line: Line) => boolean): Rule => [id, ({ lines }) => each(lines, holds)];

const lines: Rule[] = [
  ['BR-16', (model) => model.lines.length > 0],
  line('BR-21', ({ id }) => id !== ''),
  line('BR-22', ({ quantity }) => quantity !== ''),
  line('BR-23', ({ unit }) => /^[0-9A-Z]{2,3}$/.test(unit)),
  line('BR-24', ({ net }) => net !== ''),
  line('BR-25', ({ name }) => name !== ''),
  line('BR-26', ({ price }) => price !== ''),
  line('BR-27', ({ price }) => decimal(price) >= 0n),
  line('BR-CO-04', ({ category }) => category.code !== ''),
  line('BR-41', ({ adjustments }) => each(adjustments, ({ amount }) => amount !== '')),
  line('BR-42', ({ adjustments }) => each(adjustments, isReasoned)),
  ['BR-21 (unique)', (model) => new Set(model.lines.map(({ id }) => id)).size === model.lines.length],
];

const adjustments: Rule[] = [
  ['BR-31', (model) => each(model.adjustments, ({ amount }) => amount !== '')],
  ['BR-32', (model) => each(model.adjustments, ({ category }) => category.code !== '')],
  ['BR-33', (model) => each(model.adjustments, isReasoned)],
];

const breakdown: Rule[] = [
  ['BR-45', (model) => each(model.breakdown, ({ net }) => net !== '')],
  ['BR-46', (model) => each(model.breakdown, ({ tax }) => tax !== '')],
  ['BR-47', (model) => each(model.breakdown, ({ category }) => category.code !== '')],
  ['BR-48', (model) => each(model.breakdown, ({ category: { code, rate } }) => rate !== '' || code === 'O')],
  ['BR-CO-18', (model) => model.breakdown.length > 0],
];

/** What a document must contain, and in which form. */
export const contentRules: Rule[] = [...document, ...parties, ...lines, ...adjustments, ...breakdown];
