import { formatNumber } from '../../shared/formats';

/** Factors to the metric unit in which a measure is stored and compared. */
export const units: ReadonlyMap<string, { unit: MetricUnit; factor: number }> = new Map<
  string,
  { unit: MetricUnit; factor: number }
>([
  ['mm', { unit: 'mm', factor: 1 }],
  ['cm', { unit: 'mm', factor: 10 }],
  ['m', { unit: 'mm', factor: 1000 }],
  ['in', { unit: 'mm', factor: 25.4 }],
  ['inch', { unit: 'mm', factor: 25.4 }],
  ['inches', { unit: 'mm', factor: 25.4 }],
  ['"', { unit: 'mm', factor: 25.4 }],
  ['ft', { unit: 'mm', factor: 304.8 }],
  ['kg', { unit: 'kg', factor: 1 }],
  ['g', { unit: 'kg', factor: 0.001 }],
  ['t', { unit: 'kg', factor: 1000 }],
  ['lb', { unit: 'kg', factor: 0.45359237 }],
  ['lbs', { unit: 'kg', factor: 0.45359237 }],
  ['oz', { unit: 'kg', factor: 0.028349523 }],
  ['nm', { unit: 'Nm', factor: 1 }],
  ['lbf·ft', { unit: 'Nm', factor: 1.3558179 }],
  ['ft-lb', { unit: 'Nm', factor: 1.3558179 }],
  ['bar', { unit: 'bar', factor: 1 }],
  ['psi', { unit: 'bar', factor: 0.0689476 }],
  ['v', { unit: 'V', factor: 1 }],
  ['volt', { unit: 'V', factor: 1 }],
  ['volts', { unit: 'V', factor: 1 }],
  ['w', { unit: 'W', factor: 1 }],
  ['watt', { unit: 'W', factor: 1 }],
  ['watts', { unit: 'W', factor: 1 }],
  ['kw', { unit: 'W', factor: 1000 }],
  ['ah', { unit: 'Ah', factor: 1 }],
  ['l', { unit: 'l', factor: 1 }],
  ['lm', { unit: 'lm', factor: 1 }],
  ['db', { unit: 'dB', factor: 1 }],
  ['rpm', { unit: 'rpm', factor: 1 }],
]);

export type MetricUnit = 'mm' | 'kg' | 'Nm' | 'bar' | 'V' | 'W' | 'Ah' | 'l' | 'lm' | 'dB' | 'rpm';
/** `unit` is a metric unit that is converted, or any other text such as "A" or "°C". */
export type Measure = { value: number; unit: string };
export type UnitSystem = 'metric' | 'imperial';

const unitNames = [...units.keys()]
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replace(/[-·]/g, '\\$&'))
  .join('|');

/**
 * Matches a measure with its unit in lower-case text: 12.7 mm, 1/2 in, 1 1/2", 1,400 w. `readAmount` uses its groups.
 */
export const measurePattern = new RegExp(
  String.raw`(?<![\w.,/])(?:(\d+)[ -](?=\d+\/\d))?(?:(\d+)\/(\d+)|(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?)[ -]?(${unitNames})(?![\w])`,
  'g',
);

/** The measure of a match of `measurePattern`, in its metric unit. */
export function measureOf(match: RegExpMatchArray): Measure | null {
  const [, whole, numerator, denominator, integer, decimals, name] = match;
  const known = units.get(name ?? '');
  if (!known) return null;
  const fraction = numerator ? Number(numerator) / Number(denominator) : 0;
  const plain = integer ? Number(integer.replaceAll(',', '') + (decimals ?? '')) : 0;
  const value = (Number(whole ?? 0) + fraction + plain) * known.factor;
  return Number.isFinite(value) ? { value: Number(value.toPrecision(6)), unit: known.unit } : null;
}

/** The first measure in a specification such as "12.7 mm (1/2 in)"; null when it has none. */
export function readMeasure(text: string): Measure | null {
  const [match] = text.toLowerCase().matchAll(measurePattern);
  return match ? measureOf(match) : null;
}

/** Whether measures typed in other units, such as inches, are converted to this one. */
export const isConvertible = (unit: string): boolean =>
  [...units.values()].some((known) => known.unit === unit);

const imperialOf: Partial<Record<string, { unit: string; factor: number }>> = {
  mm: { unit: 'in', factor: 1 / 25.4 },
  kg: { unit: 'lb', factor: 1 / 0.45359237 },
  Nm: { unit: 'lbf·ft', factor: 1 / 1.3558179 },
  bar: { unit: 'psi', factor: 1 / 0.0689476 },
};

/** The unit that a unit system uses for a measure: mm or in, kg or lb, Nm or lbf·ft, bar or psi. */
export function shownUnit(unit: string, system: UnitSystem): string {
  return (system === 'imperial' && imperialOf[unit]?.unit) || unit;
}

/** Converts a metric value to the displayed unit, rounded to at most three decimals. */
export function toShown(value: number, unit: string, system: UnitSystem): number {
  const factor = (system === 'imperial' && imperialOf[unit]?.factor) || 1;
  return Number((value * factor).toFixed(3));
}

/** Converts a value in the displayed unit to the metric unit. */
export function fromShown(value: number, unit: string, system: UnitSystem): number {
  const factor = (system === 'imperial' && imperialOf[unit]?.factor) || 1;
  return Number((value / factor).toPrecision(6));
}

const inchParts = (inches: number) => {
  for (const denominator of [1, 2, 4, 8, 16, 32, 64]) {
    const numerator = Math.round(inches * denominator);
    if (Math.abs(inches - numerator / denominator) < 0.0012 && numerator > 0) {
      const whole = Math.floor(numerator / denominator);
      const rest = numerator % denominator;
      return [whole || '', rest ? `${rest}/${denominator}` : ''].filter(Boolean).join(' ');
    }
  }
  return inches.toFixed(inches < 10 ? 3 : 1);
};

/** Formats a metric measure for a unit system: 12.7 mm becomes "1/2 in". */
export function showMeasure({ value, unit }: Measure, system: UnitSystem): string {
  const shown = shownUnit(unit, system);
  if (shown === 'in') return `${inchParts(value / 25.4)} in`;
  return `${formatNumber(toShown(value, unit, system), 2)} ${shown}`;
}
