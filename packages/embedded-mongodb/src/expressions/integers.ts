import { format } from '../bson/format';
import { asInt32, asInt64, numberType, toWhole } from '../bson/numbers';
import { isNumeric, typeOf, type Value } from '../bson/types';
import { location } from '../errors';

/** A whole number of 32 bits; what is none is refused with the number that the operator has for it. */
export function int32(v: Value, code: number, what: string): number {
  const n = isNumeric(v) ? asInt32(v) : undefined;
  if (n !== undefined) return n;
  throw location(code, `${what} cannot be represented as a 32-bit integer, found ${typeOf(v)}: ${format(v)}`);
}

/** A whole number of 64 bits, likewise. */
export function int64(v: Value, code: number, what: string): bigint {
  const n = isNumeric(v) ? asInt64(v) : undefined;
  if (n !== undefined) return n;
  throw location(code, `${what} must be a 64-bit integer, found ${typeOf(v)}: ${format(v)}`);
}

/** A number as a long. A decimal that doesn't fit is the smallest one, as in MongoDB; a double is refused. */
export function toLong(v: Value): number {
  if (!isNumeric(v)) throw location(16004, `can't convert from BSON type ${typeOf(v)} to long`);
  const n = toWhole(v);
  if (n >= -(2 ** 63) && n < 2 ** 63) return n;
  if (numberType(v) === 'double') throw location(31109, `Can't coerce out of range value ${n} to long`);
  return numberType(v) === 'long' ? n : -(2 ** 63);
}

/** Where a search begins and ends, as the operators that look for an index are told. */
export function searched(name: string, places: Value[], length: number): [from: number, to: number] {
  const [from = 0, to = length] = places.map((v, i) => {
    const index = `${name}'s ${i ? 'ending' : 'starting'} index`;
    const n = int32(v, 40096, index);
    if (n < 0) throw location(40097, `${index} must be nonnegative, found: ${n}`);
    return n;
  });
  return [from, Math.min(to, length)];
}
