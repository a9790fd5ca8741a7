const digits = 12;
const scale = 10n ** BigInt(digits);

/** An exact decimal as a multiple of 10⁻¹²; throws for what is not a decimal. */
export function decimal(text: string): bigint {
  const match = /^(-?)(\d+)(?:\.(\d{1,12}))?$/.exec(text);
  if (!match) throw new Error(`“${text}” is not a decimal`);
  const value = BigInt(match[2]!) * scale + BigInt((match[3] ?? '').padEnd(digits, '0'));
  return match[1] ? -value : value;
}

export const sum = (values: bigint[]): bigint => values.reduce((all, value) => all + value, 0n);

/** Rounds half up, away from zero, to two decimals. */
function rounded(numerator: bigint, denominator: bigint): bigint {
  const unit = scale / 100n;
  const positive = numerator < 0n ? -numerator : numerator;
  const cents = (2n * positive + denominator * unit) / (2n * denominator * unit);
  return (numerator < 0n ? -cents : cents) * unit;
}

/** The product of two decimals, divided by a third, rounded to two decimals. */
export const productOf = (one: bigint, other: bigint, by = scale): bigint => rounded(one * other, by);

export const one = scale;
export const magnitude = (value: bigint): bigint => (value < 0n ? -value : value);
