import { format } from '../bson/format';
import { visit } from '../bson/paths';
import { isDoc, type Doc, type Value } from '../bson/types';
import { badValue, location, typeMismatch } from '../errors';
import { compileExpression } from '../expressions/compile';
import { equals, equalsExactly, inOrder, isIn } from './comparisons';
import type { Environment } from './environment';
import { hasBits, hasRemainder, hasSize, hasType, isBitTest } from './value-predicates';
import { isRegex, regexOperand } from './regex';
import { compileSchema } from './schema';
import { every, never, not, onValues, onWhole, type Test } from './matcher';
import { isTrue } from '../expressions/operands';

export type Predicate = (doc: Value) => boolean;

/** Whether a value in a filter holds operators (`{ $gt: 1 }`) and is not a value to equal. */
export function isOperators(v: Value): v is Doc {
  if (!isDoc(v)) return false;
  const first = Object.keys(v)[0];
  return (
    first !== undefined && first.startsWith('$') && first !== '$ref' && first !== '$id' && first !== '$db'
  );
}

const combined = ['$and', '$or', '$nor'];

/**
 * A filter as a function of documents; refuses what is not on the list of operators. Its conditions are asked
 * `asWritten`, as MongoDB does later in a pipeline, or else those that compute last.
 */
export function compileFilter(filter: Doc, env: Environment, asWritten = false): Predicate {
  const parts = Object.entries(filter);
  const tests = (asWritten ? parts : computedLast(parts, ([name]) => name === '$expr')).map(
    ([name, operand]) => clause(name, operand, env, asWritten),
  );
  if (tests.length === 1) return tests[0] as Predicate;
  return (doc) => tests.every((test) => test(doc));
}

// MongoDB asks what costs most last, so that its errors don't show where another condition decides.
const computedLast = <T>(parts: T[], computes: (part: T) => boolean): T[] =>
  [...parts].sort((a, b) => Number(computes(a)) - Number(computes(b)));

function clause(name: string, operand: Value, env: Environment, asWritten: boolean): Predicate {
  if (!name.startsWith('$')) {
    const parts = name.split('.');
    const test = compileTest(operand, env);
    return (doc) => test.at(doc, parts);
  }
  if (combined.includes(name)) return combination(name, operand, env, asWritten);
  if (name === '$expr') {
    const value = compileExpression(operand, env);
    return (doc) => isTrue(value(doc as Doc, env.vars));
  }
  if (name === '$comment') return () => true;
  if (name === '$jsonSchema') return compileSchema(operand);
  throw badValue(
    `unknown top level operator: ${name}. If you have a field name that starts with a '$' symbol, consider using $getField or $setField.`,
  );
}

function combination(name: string, operand: Value, env: Environment, asWritten: boolean): Predicate {
  if (!Array.isArray(operand)) throw badValue(`${name} must be an array`);
  if (!operand.length) throw badValue(`${name} argument must be a non-empty array`);
  for (const part of operand)
    if (!isDoc(part)) throw badValue(`$or/$and/$nor entries need to be full objects`);
  const parts = operand as Doc[];
  const tests = (asWritten ? parts : computedLast(parts, (part) => '$expr' in part)).map((part) =>
    compileFilter(part, env, asWritten),
  );
  if (name === '$and') return (doc) => tests.every((test) => test(doc));
  if (name === '$or') return (doc) => tests.some((test) => test(doc));
  return (doc) => !tests.some((test) => test(doc));
}

/** What a filter says of one path. */
export function compileTest(operand: Value, env: Environment): Test {
  if (!isOperators(operand)) return onValues(equals(operand));
  const tests = Object.entries(operand).flatMap(([op, arg]) => operator(op, arg, operand, env) ?? []);
  return every(tests);
}

function operator(op: string, arg: Value, siblings: Doc, env: Environment): Test | undefined {
  switch (op) {
    case '$eq':
      return onValues(equalsExactly(arg));
    case '$ne':
      if (isRegex(arg)) throw badValue("Can't have regex as arg to $ne.");
      return not(onValues(equalsExactly(arg)));
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return onValues(inOrder(op, arg));
    case '$in':
    case '$nin':
      return op === '$in' ? membership(op, arg) : not(membership(op, arg));
    case '$exists':
      return isTrue(arg) ? onWhole((v) => v !== undefined) : not(onWhole((v) => v !== undefined));
    case '$type':
      return onValues(hasType(arg));
    case '$size':
      return onWhole(hasSize(arg));
    case '$mod':
      return onValues(hasRemainder(arg));
    case '$all':
      return all(arg, env);
    case '$elemMatch':
      return elementMatch(arg, env);
    case '$not':
      return negation(arg, env);
    case '$regex':
      return matching(arg, siblings.$options);
    case '$options':
      if (!('$regex' in siblings)) throw badValue('$options needs a $regex');
      return undefined;
    case '$comment':
      return undefined;
  }
  if (isBitTest(op)) return onValues(hasBits(op, arg));
  throw badValue(`unknown operator: ${op}`);
}

function membership(op: string, list: Value): Test {
  if (!Array.isArray(list)) throw badValue(`${op} needs an array`);
  if (list.some(isOperators)) throw badValue(`cannot nest $ under $in`);
  return onValues(isIn(list));
}

function matching(pattern: Value, options: Value): Test {
  const regex = regexOperand(pattern, options);
  const source = isRegex(pattern) ? pattern.pattern : String(pattern);
  const flags = String(options ?? (isRegex(pattern) ? pattern.options : ''));
  return onValues((v) =>
    typeof v === 'string' ? regex.test(v) : isRegex(v) && v.pattern === source && v.options === flags,
  );
}

function negation(arg: Value, env: Environment): Test {
  if (isRegex(arg)) return not(onValues(equals(arg)));
  if (!isDoc(arg)) throw badValue('$not needs a regex or a document');
  if (!Object.keys(arg).length) throw badValue('$not cannot be empty');
  if (!isOperators(arg)) throw badValue(`unknown operator: ${Object.keys(arg)[0]}`);
  return not(compileTest(arg, env));
}

function all(arg: Value, env: Environment): Test {
  if (!Array.isArray(arg)) throw badValue('$all needs an array');
  if (!arg.length) return never;
  return every(
    arg.map((part: Value) => {
      if (isDoc(part) && '$elemMatch' in part) return elementMatch(part.$elemMatch, env);
      if (isOperators(part)) throw badValue('no $ expressions in $all');
      return onValues(equals(part));
    }),
  );
}

function elementMatch(arg: Value, env: Environment): Test {
  if (!isDoc(arg)) throw badValue('$elemMatch needs an Object');
  if (isOperators(arg) && !combined.includes(Object.keys(arg)[0] as string)) {
    const test = compileTest(arg, env);
    return onWhole((v) => Array.isArray(v) && v.some((element) => test.on(element)));
  }
  const matches = compileFilter(arg, env);
  return onWhole(
    (v) =>
      Array.isArray(v) &&
      v.some((e: Value) => (isDoc(e) ? matches(e) : Array.isArray(e) && matches({ ...e }))),
  );
}

/** A filter given by a client, which must be a document. */
export function asFilter(filter: Value, name = 'filter'): Doc {
  if (filter === undefined || filter === null) return {};
  if (!isDoc(filter))
    throw typeMismatch(`Expected field ${name}to be of type object but found ${format(filter)}`);
  return filter;
}

/** Whether a document has anything at a path, as sparse indexes ask. */
export const reaches = (doc: Doc, parts: string[]): boolean => visit(doc, parts, 0, (v) => v !== undefined);

/** Refuses a filter that may not compute, as in an upsert. */
export function refuseExpr(filter: Doc): void {
  if ('$expr' in filter) throw location(224, '$expr is not allowed in the query predicate for an upsert');
}
