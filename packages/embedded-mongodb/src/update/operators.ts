import { Timestamp } from 'bson';
import { compare, equal } from '../bson/compare';
import { clone, format } from '../bson/format';
import { calculate, numberType, toBigInt, toNumber, makeInteger } from '../bson/numbers';
import { isDoc, isNumeric, typeOf, type Doc, type Value } from '../bson/types';
import { badValue, failedToParse, typeMismatch } from '../errors';
import { arrayOperators } from './array-operators';
import { type UpdateOperator } from './types';

const arithmetic = (op: '$inc' | '$mul', verb: string): UpdateOperator => ({
  createsField: true,
  validate: (path, arg) => {
    if (!isNumeric(arg))
      throw typeMismatch(`Cannot ${verb} with non-numeric argument: {${path}: ${format(arg)}}`);
  },
  apply: (old, arg, { name, docId, markModified }) => {
    if (old === undefined) return op === '$inc' ? arg : calculate('multiply', arg, 0);
    if (!isNumeric(old))
      throw typeMismatch(
        `Cannot apply ${op} to a value of non-numeric type. {_id: ${format(docId)}} has the field '${name}' of non-numeric type ${typeOf(old)}`,
      );
    const result = calculate(op === '$inc' ? 'add' : 'multiply', old, arg);
    const exact = numberType(old) !== 'double' && numberType(arg) !== 'double';
    if (exact && numberType(result) === 'double')
      throw badValue(
        `Failed to apply ${op} operations to current value ((${shellTypeName(old)})${String(old)}) for document {_id: ${format(docId)}}`,
      );
    // NaN never equals NaN, so it always counts as a modification.
    if (Number.isNaN(toNumber(result))) markModified();
    return typeOf(result) === typeOf(old) && equal(result, old) ? old : result;
  },
});

const shellTypeName = (v: Value) => (typeOf(v) === 'long' ? 'NumberLong' : 'NumberInt');

const minOrMax = (sign: 1 | -1): UpdateOperator => ({
  createsField: true,
  apply: (old, arg) => (old === undefined || compare(arg, old) * sign < 0 ? clone(arg) : old),
});

const currentDate: UpdateOperator = {
  createsField: true,
  validate: (_, arg) => {
    if (typeof arg === 'boolean') return;
    if (!isDoc(arg))
      throw badValue(
        `${typeOf(arg)} is not valid type for $currentDate. Please use a boolean ('true') or a $type expression ({$type: 'timestamp/date'}).`,
      );
    for (const name of Object.keys(arg))
      if (name !== '$type') throw badValue(`Unrecognized $currentDate option: ${name}`);
    if (arg.$type !== 'date' && arg.$type !== 'timestamp')
      throw badValue(
        `The '$type' string field is required to be 'date' or 'timestamp': {$currentDate: {field : {$type: 'date'}}}`,
      );
  },
  apply: (_, arg, { env }) =>
    isDoc(arg) && arg.$type === 'timestamp'
      ? new Timestamp({ t: Math.floor(env.now.getTime() / 1000), i: 1 })
      : new Date(env.now),
};

const bitwise: Record<string, (a: bigint, b: bigint) => bigint> = {
  and: (a, b) => a & b,
  or: (a, b) => a | b,
  xor: (a, b) => a ^ b,
};

const bit: UpdateOperator = {
  createsField: true,
  validate: (_, arg) => {
    if (!isDoc(arg))
      throw badValue(
        `The $bit modifier is not compatible with a ${typeOf(arg)}. You must pass in an embedded document: {$bit: {field: {and/or/xor: #}}`,
      );
    for (const [name, n] of Object.entries(arg)) {
      if (!(name in bitwise))
        throw badValue(
          `The $bit modifier only supports 'and', 'or', and 'xor', not '${name}' which is an unknown operator: {${name}: ${format(n)}}`,
        );
      if (numberType(n) !== 'int' && numberType(n) !== 'long')
        throw badValue(
          `The $bit modifier field must be an Integer(32/64 bit); a '${typeOf(n)}' is not supported here: {${name}: ${format(n)}}`,
        );
    }
    if (!Object.keys(arg).length)
      throw badValue(
        `You must pass in at least one bitwise operation. The format is: {$bit: {field: {and/or/xor: #}}`,
      );
  },
  apply: (old = 0, arg, { name, docId }) => {
    if (numberType(old) !== 'int' && numberType(old) !== 'long')
      throw badValue(
        `Cannot apply $bit to a value of non-integral type.{_id: ${format(docId)}} has the field ${name} of non-integer type ${typeOf(old)}`,
      );
    return Object.entries(arg as Doc).reduce<Value>((v, [op, n]) => {
      const long = numberType(v) === 'long' || numberType(n) === 'long';
      return makeInteger(
        (bitwise[op] as (a: bigint, b: bigint) => bigint)(toBigInt(v), toBigInt(n)),
        long ? 'long' : 'int',
      );
    }, old);
  },
};

export const updateOperators: { [op: string]: UpdateOperator } = {
  $set: { createsField: true, apply: (_, arg) => clone(arg) },
  $unset: { createsField: false, apply: () => undefined },
  $inc: arithmetic('$inc', 'increment'),
  $mul: arithmetic('$mul', 'multiply'),
  $min: minOrMax(1),
  $max: minOrMax(-1),
  $currentDate: currentDate,
  $bit: bit,
  ...arrayOperators,
};

/** The error for an update that is neither a document nor a pipeline. */
export const invalidUpdateError = (update: Value) =>
  failedToParse(`Update argument must be either an object or an array, not ${typeOf(update)}`);
