import type { Criterion, Offer, Random } from './random-values';

const specification = ({ product }: Offer, name: string) =>
  product.specifications.find((row) => row.name === name)?.value ?? '';

/** The first number of a row of the table in a base unit. */
function measured(offer: Offer, name: string): { value: number; unit: string } | null {
  const [, number, unit = ''] =
    /^([\d.,]+) (kg|g|oz|lb|Nm|W|kW|V|mm|bar)\b/.exec(specification(offer, name)) ?? [];
  if (!number) return null;
  const [base, factor] = ({
    g: ['kg', 0.001],
    oz: ['kg', 0.028349523],
    lb: ['kg', 0.45359237],
    kW: ['W', 1000],
  }[unit] ?? [unit, 1]) as [string, number];
  return { value: Number((Number(number.replaceAll(',', '')) * factor).toPrecision(8)), unit: base };
}

/** The lengths of the variant's own size, else the value of the table. */
function valuesOf(offer: Offer, name: string): number[] {
  const own = /× (\d+)(?: mm)?$/.exec(offer.variant.size ?? '');
  if (name === 'Length' && own) return [Number(own[1])];
  const inches = /× (?:(\d+) ?)?(?:(\d+)\/(\d+))? in$/.exec(offer.variant.size ?? '');
  if (name === 'Length' && inches)
    return [(Number(inches[1] ?? 0) + Number(inches[2] ?? 0) / Number(inches[3] ?? 1)) * 25.4];
  const found = measured(offer, name);
  return found ? [found.value] : [];
}

/** A field with a value or a range around that of the offer, in one of the units in which it may be typed. */
export function fieldCriterion({ pick, next }: Random, offer: Offer): Criterion | null {
  const name = pick(['Weight', 'Torque', 'Power', 'Length', 'Diameter', 'Opening']);
  const found = measured(offer, name);
  const [value] = valuesOf(offer, name);
  if (!found || value === undefined) return null;
  const [unit, factor] = pick(
    (
      {
        kg: [
          ['kg', 1],
          ['g', 1000],
        ],
        mm: [
          ['mm', 1],
          ['cm', 0.1],
        ],
        W: [
          ['w', 1],
          ['kW', 0.001],
        ],
        Nm: [['nm', 1]],
      } as Record<string, [string, number][]>
    )[found.unit] ?? [[found.unit, 1]],
  ) as [string, number];
  const [low, high] = [value * (0.5 + next() / 2), value * (1 + next())].map((bound) =>
    Number((bound * factor).toPrecision(3)),
  );
  const within = (from: number, to: number) => (other: Offer) =>
    valuesOf(other, name).some((each) => each * factor >= from / 1.0004 && each * factor <= to * 1.0004);
  // A search has at most four decimals.
  if (low! < 0.1) return null;
  const field = name.toLowerCase();
  return pick<Criterion>([
    { typed: `${field} ${low}-${high} ${unit}`, holds: within(low!, high!) },
    { typed: `${field} under ${high} ${unit}`, holds: within(0, high!) },
    { typed: `${field} at least ${low} ${unit}`, holds: within(low!, Infinity) },
  ]);
}
