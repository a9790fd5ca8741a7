import { units, type MetricUnit } from '../../../catalog/rules/measures';

type Unit = { unit: MetricUnit; factor: number };

const more: [names: string, unit: MetricUnit, factor: number][] = [
  ['millimeter,millimeters,millimetre,millimetres', 'mm', 1],
  ['meter,meters', 'mm', 1000],
  ['foot,feet', 'mm', 304.8],
  ['yd,yard,yards', 'mm', 914.4],
  ['kilo,kilos,kilogram,kilograms', 'kg', 1],
  ['gram,grams', 'kg', 0.001],
  ['pound,pounds', 'kg', 0.45359237],
  [
    'ft lb,ft lbs,ft-lbs,ft.lb,ft.lbs,ftlb,ftlbs,lb-ft,lb ft,lbft,lbf-ft,lbf ft,foot-pounds,foot pounds',
    'Nm',
    1.3558179,
  ],
  ['in-lb,in-lbs,in lb,in lbs,inlb,inlbs,in.lb,in.lbs', 'Nm', 0.11298483],
  ['newton meter,newton meters', 'Nm', 1],
  ['kpa', 'bar', 0.01],
  ['mpa', 'bar', 10],
  ['mbar', 'bar', 0.001],
  ['hp', 'W', 745.7],
  ['ps', 'W', 735.5],
  ['kilowatt,kilowatts', 'W', 1000],
  ['mah', 'Ah', 0.001],
  ['amp hour,amp hours', 'Ah', 1],
  ['ml', 'l', 0.001],
  ['gal,gallon,gallons', 'l', 3.78541],
  ['liter,liters,litre,litres', 'l', 1],
  ['lumen,lumens', 'lm', 1],
  ['1/min,min-1,u/min', 'rpm', 1],
];

/** The units that a search may have, by their names in lower case. */
const typedUnits: ReadonlyMap<string, Unit> = new Map<string, Unit>([
  ...units,
  ...more.flatMap(([names, unit, factor]) =>
    names.split(',').map((name): [string, Unit] => [name, { unit, factor }]),
  ),
]);

/** Units whose measures are only near those of the catalog after conversion: "5 hp" is sold as 4 kW. */
const converted =
  /^(in|inch|inches|"|ft|foot|feet|yd|yards?|lbs?|pounds?|oz|psi|hp|ps|gal|gallons?|kpa|.*lb.*|foot.pounds)$/;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

const names = [...typedUnits.keys()].sort((a, b) => b.length - a.length).map(escaped);

/** Matches the name of a unit, for patterns that ignore case. "5 in 1" is no measure. */
export const unitPattern = String.raw`(?:${names.join('|')})(?![\w/]|(?<=\d ?in) \d+\b(?!\/))`;

/** Matches a number: 1,400 or 12.7 or 1,5 or 1/2 or 1 1/2. */
export const numberPattern = String.raw`(?:\d{1,4}[ -])?\d{1,3}\/\d{1,3}|\d{1,3}(?:,\d{3})+(?:\.\d{1,4})?|\d{1,7}(?:[.,]\d{1,4})?`;

/** The value of a text that matches `numberPattern`; null for a division by zero. */
export function numberOf(text: string): number | null {
  const fraction = /^(?:(\d+)[ -])?(\d+)\/(\d+)$/.exec(text);
  const value = fraction
    ? Number(fraction[1] ?? 0) + Number(fraction[2]) / Number(fraction[3])
    : Number(/^\d{1,3}(,\d{3})+(\.|$)/.test(text) ? text.replaceAll(',', '') : text.replace(',', '.'));
  return Number.isFinite(value) ? value : null;
}

/** A typed number and unit in the metric unit. */
export type TypedMeasure = { value: number; unit: MetricUnit; isConverted: boolean };

/** The measure of a number and the name of its unit; null when there is no such unit or number. */
export function typedMeasure(number: string, name: string): TypedMeasure | null {
  const known = typedUnits.get(name.toLowerCase().replace(/\s+/g, ' '));
  const value = numberOf(number);
  if (!known || value === null) return null;
  return {
    value: Number((value * known.factor).toPrecision(6)),
    unit: known.unit,
    isConverted: converted.test(name.toLowerCase()),
  };
}
