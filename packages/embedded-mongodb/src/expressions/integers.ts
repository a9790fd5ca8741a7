import { format } from '../bson/format';
import { asInt32, asInt64, numberType, toIntegerNumber } from '../bson/numbers';
import { isNumeric, typeOf, type Value } from '../bson/types';
import { location } from '../errors';

/** The value as a 32-bit integer. Throws the operator's own error code if it is not one. */
export function int32(v: Value, code: number, what: string): number {
  const n = isNumeric(v) ? asInt32(v) : undefined;
  if (n !== undefined) return n;
  throw location(code, `${what} cannot be represented as a 32-bit integer, found ${typeOf(v)}: ${format(v)}`);
}

/** The value as a 64-bit integer. Throws the operator's own error code if it is not one. */
export function int64(v: Value, code: number, what: string): bigint {
  const n = isNumeric(v) ? asInt64(v) : undefined;
  if (n !== undefined) return n;
  throw location(code, `${what} must be a 64-bit integer, found ${typeOf(v)}: ${format(v)}`);
}

/** Converts a number to a long. As in MongoDB, a decimal out of range becomes the smallest long; a double throws. */
export function toLong(v: Value): number {
  if (!isNumeric(v)) throw location(16004, `can't convert from BSON type ${typeOf(v)} to long`);
  const n = toIntegerNumber(v);
  if (n >= -(2 ** 63) && n < 2 ** 63) return n;
  if (numberType(v) === 'double') throw location(31109, `Can't coerce out of range value ${n} to long`);
  return numberType(v) === 'long' ? n : -(2 ** 63);
}

/** The start and end of the search of `$indexOfArray`, `$indexOfCP` and `$indexOfBytes`. */
export function searchRange(name: string, bounds: Value[], length: number): [from: number, to: number] {
  const [from = 0, to = length] = bounds.map((v, i) => {
    const index = `${name}'s ${i ? 'ending' : 'starting'} index`;
    const n = int32(v, 40096, index);
    if (n < 0) throw location(40097, `${index} must be nonnegative, found: ${n}`);
    return n;
  });
  return [from, Math.min(to, length)];
}
