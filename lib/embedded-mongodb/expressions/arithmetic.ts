import * as decimals from '../bson/decimal';
import { calculate, double, numberType, toBigInt, toDecimal, toNumber, whole } from '../bson/numbers';
import { isInt32, isNumeric, typeOf, type Numeric, type Value } from '../bson/types';
import { badValue, location, typeMismatch } from '../errors';
import { isNothing, type InTurn, type Plain } from './types';

/** The type of a value as messages name it. */
export const typeName = (v: Value): string => typeOf(v);

const total = (name: '$add' | '$multiply'): InTurn => ({
  folds: 'start',
  each: (operands) => {
    let sum: Value = name === '$add' ? 0 : 1;
    let date = false;
    for (const v of operands) {
      if (isNothing(v)) return null;
      if (name === '$add' && v instanceof Date) {
        if (date) throw location(16612, 'only one date allowed in an $add expression');
        date = true;
        sum = calculate('add', sum, whole(BigInt(v.getTime()), 'long'));
      } else if (isNumeric(v)) sum = calculate(name === '$add' ? 'add' : 'multiply', sum, v);
      else
        throw typeMismatch(
          `${name} only supports numeric${name === '$add' ? ' or date' : ''} types, not ${typeName(v)}`,
        );
    }
    return date ? new Date(Math.round(toNumber(sum))) : sum;
  },
});

function subtract(a: Value, b: Value): Value {
  if (isNothing(a) || isNothing(b)) return null;
  if (a instanceof Date && b instanceof Date) return whole(BigInt(a.getTime() - b.getTime()), 'long');
  if (a instanceof Date && isNumeric(b)) return new Date(a.getTime() - Math.round(toNumber(b)));
  if (isNumeric(a) && isNumeric(b)) return calculate('subtract', a, b);
  throw typeMismatch(`can't $subtract ${typeName(b)} from ${typeName(a)}`);
}

function divide(a: Value, b: Value): Value {
  if (isNothing(a) || isNothing(b)) return null;
  if (!isNumeric(a) || !isNumeric(b))
    throw typeMismatch(`$divide only supports numeric types, not ${typeName(a)} and ${typeName(b)}`);
  if (toNumber(b) === 0) throw badDivisor("can't $divide by zero");
  if (numberType(a) !== 'decimal' && numberType(b) !== 'decimal') return double(toNumber(a) / toNumber(b));
  const [x, y] = [decimals.parts(toDecimal(a)), decimals.parts(toDecimal(b))];
  return x && y
    ? decimals.decimalOf(decimals.divide(x, y))
    : decimals.decimalOfDouble(toNumber(a) / toNumber(b));
}

const badDivisor = (message: string) =>
  message.includes('mod') ? location(16610, message) : badValue(message);

function modulo(a: Value, b: Value): Value {
  if (isNothing(a) || isNothing(b)) return null;
  if (!isNumeric(a) || !isNumeric(b))
    throw location(16611, `$mod only supports numeric types, not ${typeName(a)} and ${typeName(b)}`);
  if (toNumber(b) === 0) throw badDivisor("can't $mod by zero");
  const types = [numberType(a), numberType(b)];
  if (types.includes('decimal')) return decimals.decimalOfDouble(toNumber(a) % toNumber(b));
  if (types[0] === 'double' || (types[1] === 'double' && !isInt32(toNumber(b))))
    return double(toNumber(a) % toNumber(b));
  // A whole double as the divisor counts as an int.
  return whole(toBigInt(a) % BigInt(toNumber(b)), types.includes('long') ? 'long' : 'int');
}

/** A function on one number; doubles where the type allows no other. */
const onNumber =
  (name: string, run: (v: Numeric) => Value) =>
  (v: Value): Value => {
    if (isNothing(v)) return null;
    if (!isNumeric(v)) throw location(28765, `${name} only supports numeric types, not ${typeName(v)}`);
    return run(v);
  };

const real = (
  name: string,
  run: (n: number) => number,
  domain?: [number, (n: number) => boolean, string],
): Plain => ({
  least: 1,
  most: 1,
  run: onNumber(name, (v) => {
    const n = toNumber(v);
    if (domain && !domain[1](n))
      throw location(domain[0], `${name}'s argument must be ${domain[2]}, but is ${n}`);
    return numberType(v) === 'decimal' ? decimals.decimalOfDouble(run(n)) : double(run(n));
  }),
});

const integral = (name: string, run: (n: number) => number): Plain => ({
  least: 1,
  most: 1,
  run: onNumber(name, (v) => {
    const type = numberType(v);
    if (type === 'int' || type === 'long' || !Number.isFinite(toNumber(v))) return v;
    if (type === 'decimal') return decimals.decimalOf({ coefficient: BigInt(run(toNumber(v))), exponent: 0 });
    return double(run(toNumber(v)));
  }),
});

function absolute(v: Numeric): Value {
  const type = numberType(v);
  if (type === 'double') return double(Math.abs(toNumber(v)));
  if (type === 'decimal') {
    const p = decimals.parts(toDecimal(v));
    return p
      ? decimals.decimalOf({ ...p, coefficient: p.coefficient < 0n ? -p.coefficient : p.coefficient })
      : v;
  }
  const n = toBigInt(v);
  return whole(n < 0n ? -n : n, type);
}

const rounding =
  (name: string, even: boolean) =>
  (v: Value, digits: Value = 0): Value => {
    if (isNothing(v) || isNothing(digits)) return null;
    if (!isNumeric(v)) throw location(51081, `${name} only supports numeric types, not ${typeName(v)}`);
    const type = numberType(v);
    const places = toNumber(digits);
    if (!Number.isInteger(places))
      throw location(51082, `precision argument to ${name} must be a integral value`);
    if (places < -20 || places > 100)
      throw location(51083, `cannot apply ${name} with precision value ${places}`);
    if ((type === 'int' || type === 'long') && places >= 0) return v;
    if (!Number.isFinite(toNumber(v))) return v;
    const given = type === 'double' ? decimals.exactly(toNumber(v)) : decimals.parts(toDecimal(v));
    if (!given) return v;
    const result = atPlaces(given, places, even);
    if (type === 'decimal') return decimals.decimalOf(result);
    const n = Number(`${result.coefficient}e${result.exponent}`);
    return type === 'double' ? double(n) : whole(BigInt(n), type);
  };

function atPlaces(d: decimals.Decimal, places: number, even: boolean): decimals.Decimal {
  const drop = -places - d.exponent;
  if (drop <= 0) return d;
  const unit = 10n ** BigInt(drop);
  return {
    coefficient: even ? decimals.divideHalfEven(d.coefficient, unit) : d.coefficient / unit,
    exponent: -places,
  };
}

function power(base: Value, exponent: Value): Value {
  if (isNothing(base) || isNothing(exponent)) return null;
  if (!isNumeric(base)) throw location(28762, `$pow's base must be numeric, not ${typeName(base)}`);
  if (!isNumeric(exponent))
    throw location(28763, `$pow's exponent must be numeric, not ${typeName(exponent)}`);
  const types = [numberType(base), numberType(exponent)];
  if (toNumber(base) === 0 && toNumber(exponent) < 0)
    throw location(28764, '$pow cannot take a base of 0 and a negative exponent');
  if (types.includes('decimal')) return decimals.decimalOfDouble(toNumber(base) ** toNumber(exponent));
  if (types.includes('double') || toNumber(exponent) < 0) return double(toNumber(base) ** toNumber(exponent));
  return whole(toBigInt(base) ** toBigInt(exponent), types.includes('long') ? 'long' : 'int');
}

const logarithm = (v: Value, base: Value): Value => {
  if (isNothing(v) || isNothing(base)) return null;
  if (!isNumeric(v)) throw location(28756, `$log's argument must be numeric, not ${typeName(v)}`);
  if (!isNumeric(base)) throw location(28757, `$log's base must be numeric, not ${typeName(base)}`);
  if (toNumber(v) <= 0)
    throw location(28758, `$log's argument must be a positive number, but is ${toNumber(v)}`);
  if (toNumber(base) <= 0 || toNumber(base) === 1)
    throw location(28759, `$log's base must be a positive number not equal to 1, but is ${toNumber(base)}`);
  return double(Math.log(toNumber(v)) / Math.log(toNumber(base)));
};

export const arithmetic: { [name: string]: Plain } = {
  $subtract: { least: 2, most: 2, run: subtract },
  $divide: { least: 2, most: 2, run: divide },
  $mod: { least: 2, most: 2, run: modulo },
  $pow: { least: 2, most: 2, run: power },
  $log: { least: 2, most: 2, run: logarithm },
  $abs: { least: 1, most: 1, run: onNumber('$abs', absolute) },
  $ceil: integral('$ceil', Math.ceil),
  $floor: integral('$floor', Math.floor),
  $exp: real('$exp', Math.exp),
  $sqrt: real('$sqrt', Math.sqrt, [28714, (n) => !(n < 0), 'greater than or equal to 0']),
  $ln: real('$ln', Math.log, [28766, (n) => !(n <= 0), 'a positive number']),
  $log10: real('$log10', Math.log10, [28761, (n) => !(n <= 0), 'a positive number']),
  $round: { least: 1, most: 2, run: rounding('$round', true) },
  $trunc: { least: 1, most: 2, run: rounding('$trunc', false) },
};

export const arithmeticInTurn: { [name: string]: InTurn } = {
  $add: total('$add'),
  $multiply: total('$multiply'),
};
