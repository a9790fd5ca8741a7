import { Decimal128 } from 'bson';
import { toDecimal128, parseDecimal } from '../bson/decimal';
import { makeDouble, makeInteger } from '../bson/numbers';
import { type Value } from '../bson/types';
import { ServerError } from '../errors';

export const conversionFailure = (message: string) => new ServerError(241, 'ConversionFailure', message);

export function parseNumber(to: 'double' | 'int' | 'long' | 'decimal', text: string): Value {
  const parseError = () =>
    conversionFailure(
      `Failed to parse number '${text}' in $convert with no onError value: Did not consume whole string.`,
    );
  if (to === 'int' || to === 'long') {
    if (!/^[+-]?\d+$/.test(text)) throw parseError();
    const n = BigInt(text.replace('+', ''));
    const bits = to === 'int' ? 31n : 63n;
    if (n < -(2n ** bits) || n >= 2n ** bits) throw parseError();
    return makeInteger(n, to);
  }
  if (!/^[+-]?(\d+\.?\d*(e[+-]?\d+)?|\.\d+(e[+-]?\d+)?|nan|inf(inity)?)$/i.test(text)) throw parseError();
  if (to === 'decimal') {
    const exact = parseDecimal(Decimal128.fromString(text));
    return exact ? toDecimal128(exact) : Decimal128.fromString(text);
  }
  const n = /nan/i.test(text)
    ? NaN
    : /inf/i.test(text)
      ? text.startsWith('-')
        ? -Infinity
        : Infinity
      : Number(text);
  return makeDouble(n);
}
