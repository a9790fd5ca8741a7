import { compare, equal } from '../bson/compare';
import { clone, format } from '../bson/format';
import { asInt64, toNumber } from '../bson/numbers';
import { isDoc, isNumeric, typeOf, type Doc, type Value } from '../bson/types';
import { badValue, failedToParse, typeMismatch } from '../errors';
import { compileFilter, compileMatcher, isOperatorExpression } from '../query/filter';
import { isRegex } from '../query/regex';
import { documentComparator, parseSort } from '../query/sort';
import type { Environment } from '../query/environment';
import { type UpdateOperator } from './types';

const modifiers = ['$each', '$position', '$slice', '$sort'];
const isEach = (arg: Value): arg is Doc & { $each: Value[] } => isDoc(arg) && '$each' in arg;

function checkPush(_: string, arg: Value): void {
  if (!isEach(arg)) return;
  if (!Array.isArray(arg.$each))
    throw badValue(
      `The argument to $each in $push must be an array but it was of type: ${typeOf(arg.$each)}`,
    );
  for (const [name, v] of Object.entries(arg)) {
    if (!modifiers.includes(name)) throw badValue(`Unrecognized clause in $push: ${name}`);
    if (name === '$slice' && !whole(v))
      throw badValue(`The value for $slice must be an integer value but was given type: ${typeOf(v)}`);
    if (name === '$position' && !whole(v))
      throw badValue(`The value for $position must be an integer value, not of type: ${typeOf(v)}`);
    if (name === '$sort') checkSort(v);
  }
}

const whole = (v: Value) => isNumeric(v) && asInt64(v) !== undefined;

function checkSort(v: Value): void {
  if (isDoc(v)) {
    if (!Object.keys(v).length)
      throw badValue(`The $sort pattern is empty when it should be a set of fields.`);
    for (const [name, direction] of Object.entries(v)) {
      if (!isNumeric(direction) || Math.abs(toNumber(direction)) !== 1)
        throw badValue('The $sort element value must be either 1 or -1');
      if (!name || name.split('.').includes('')) throw badValue('The $sort field cannot be empty');
    }
  } else if (!isNumeric(v) || Math.abs(toNumber(v)) !== 1)
    throw badValue(`The $sort element value must be either 1 or -1`);
}

const push: UpdateOperator = {
  createsField: true,
  validate: checkPush,
  apply: (old, arg, { path, docId, markModified }) => {
    if (old !== undefined && !Array.isArray(old))
      throw badValue(
        `The field '${path}' must be an array but is of type ${typeOf(old)} in document {_id: ${format(docId)}}`,
      );
    const list: Value[] = old ? [...old] : [];
    if (!isEach(arg)) return [...list, clone(arg)];
    const at = arg.$position === undefined ? list.length : toNumber(arg.$position);
    list.splice(at < 0 ? Math.max(0, list.length + at) : at, 0, ...arg.$each.map(clone));
    if (list.length && (arg.$each.length || arg.$sort !== undefined)) markModified();
    const sorted = arg.$sort === undefined ? list : sort(list, arg.$sort);
    if (arg.$slice === undefined) return sorted;
    const keep = toNumber(arg.$slice);
    return keep === 0 ? [] : keep > 0 ? sorted.slice(0, keep) : sorted.slice(keep);
  },
};

function sort(list: Value[], by: Value): Value[] {
  if (!isDoc(by)) return list.sort((a, b) => compare(a, b) * toNumber(by));
  const order = documentComparator(parseSort(by));
  return list.sort((a, b) => order(isDoc(a) ? a : {}, isDoc(b) ? b : {}));
}

const addToSet: UpdateOperator = {
  createsField: true,
  validate: (_, arg) => {
    if (!isEach(arg)) return;
    if (!Array.isArray(arg.$each))
      throw typeMismatch(
        `The argument to $each in $addToSet must be an array but it was of type ${typeOf(arg.$each)}`,
      );
    const other = Object.keys(arg).find((name) => name !== '$each');
    if (other) throw badValue(`Found unexpected fields after $each in $addToSet: ${format(arg)}`);
  },
  apply: (old, arg, { name }) => {
    if (old !== undefined && !Array.isArray(old))
      throw badValue(
        `Cannot apply $addToSet to non-array field. Field named '${name}' has non-array type ${typeOf(old)}`,
      );
    const list: Value[] = old ? [...old] : [];
    for (const v of isEach(arg) ? arg.$each : [arg]) if (!list.some((x) => equal(x, v))) list.push(clone(v));
    return list;
  },
};

const pop: UpdateOperator = {
  createsField: false,
  validate: (path, arg) => {
    if (!isNumeric(arg)) throw failedToParse(`Expected a number in: ${path}: ${format(arg)}`);
    if (Math.abs(toNumber(arg)) !== 1) throw failedToParse(`$pop expects 1 or -1, found: ${format(arg)}`);
  },
  apply: (old, arg, { path }) => {
    if (!Array.isArray(old))
      throw typeMismatch(`Path '${path}' contains an element of non-array type '${typeOf(old)}'`);
    return toNumber(arg) < 0 ? old.slice(1) : old.slice(0, -1);
  },
};

function pullTest(arg: Value, env: Environment): (v: Value) => boolean {
  if (isDoc(arg) && !isOperatorExpression(arg)) {
    const matches = compileFilter(arg, env);
    return (v) => isDoc(v) && matches(v);
  }
  if (isOperatorExpression(arg) || isRegex(arg)) {
    const test = compileMatcher(arg, env);
    return (v) => test.matchesPath({ '': v }, ['']);
  }
  return (v) => equal(v, arg);
}

const pull: UpdateOperator = {
  createsField: false,
  apply: (old, arg, { env }) => {
    if (!Array.isArray(old)) throw badValue('Cannot apply $pull to a non-array value');
    const test = pullTest(arg, env);
    const left = old.filter((v: Value) => !test(v));
    return left.length === old.length ? old : left;
  },
};

const pullAll: UpdateOperator = {
  createsField: false,
  validate: (_, arg) => {
    if (!Array.isArray(arg))
      throw badValue(`$pullAll requires an array argument but was given a ${typeOf(arg)}`);
  },
  apply: (old, arg) => {
    if (!Array.isArray(old)) throw badValue('Cannot apply $pull to a non-array value');
    return old.filter((v: Value) => !(arg as Value[]).some((x) => equal(x, v)));
  },
};

export const arrayOperators: { [op: string]: UpdateOperator } = {
  $push: push,
  $addToSet: addToSet,
  $pop: pop,
  $pull: pull,
  $pullAll: pullAll,
};
