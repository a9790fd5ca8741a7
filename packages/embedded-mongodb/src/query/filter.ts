import { visitPath } from '../bson/paths';
import { isDoc, type Doc, type Value } from '../bson/types';
import { badValue, location } from '../errors';
import { compileExpression } from '../expressions/compile';
import { equalsOrMatches, equalsExactly, comparesWith, isOneOf } from './comparisons';
import type { Environment } from './environment';
import { hasBits, hasRemainder, hasSize, hasType, isBitOperator } from './value-predicates';
import { isRegex, parseRegexOperand } from './regex';
import { compileSchema } from './schema';
import { allOf, matchNothing, negate, elementMatcher, fieldMatcher, type Matcher } from './matcher';
import { isTruthy } from '../expressions/operands';

export type Predicate = (doc: Value) => boolean;

/** Whether an operand consists of operators (`{ $gt: 1 }`) and is not a value to compare with. */
export function isOperatorExpression(v: Value): v is Doc {
  if (!isDoc(v)) return false;
  const first = Object.keys(v)[0];
  return (
    first !== undefined && first.startsWith('$') && first !== '$ref' && first !== '$id' && first !== '$db'
  );
}

const logicalOperators = ['$and', '$or', '$nor'];

/**
 * Compiles a filter to a predicate. Throws on unknown operators. With `asWritten` the conditions run in the order
 * written, as MongoDB runs a later `$match` of a pipeline; otherwise `$expr` runs last.
 */
export function compileFilter(filter: Doc, env: Environment, asWritten = false): Predicate {
  const parts = Object.entries(filter);
  const tests = (asWritten ? parts : exprLast(parts, ([name]) => name === '$expr')).map(([name, operand]) =>
    compileClause(name, operand, env, asWritten),
  );
  if (tests.length === 1) return tests[0] as Predicate;
  return (doc) => tests.every((test) => test(doc));
}

// MongoDB evaluates the expensive conditions last, so their errors do not show where another condition fails first.
const exprLast = <T>(parts: T[], isExpr: (part: T) => boolean): T[] =>
  [...parts].sort((a, b) => Number(isExpr(a)) - Number(isExpr(b)));

function compileClause(name: string, operand: Value, env: Environment, asWritten: boolean): Predicate {
  if (!name.startsWith('$')) {
    const parts = name.split('.');
    const test = compileMatcher(operand, env);
    return (doc) => test.matchesPath(doc, parts);
  }
  if (logicalOperators.includes(name)) return compileLogical(name, operand, env, asWritten);
  if (name === '$expr') {
    const value = compileExpression(operand, env);
    return (doc) => isTruthy(value(doc as Doc, env.vars));
  }
  if (name === '$comment') return () => true;
  if (name === '$jsonSchema') return compileSchema(operand);
  throw badValue(
    `unknown top level operator: ${name}. If you have a field name that starts with a '$' symbol, consider using $getField or $setField.`,
  );
}

function compileLogical(name: string, operand: Value, env: Environment, asWritten: boolean): Predicate {
  if (!Array.isArray(operand)) throw badValue(`${name} must be an array`);
  if (!operand.length) throw badValue(`${name} argument must be a non-empty array`);
  for (const part of operand)
    if (!isDoc(part)) throw badValue(`$or/$and/$nor entries need to be full objects`);
  const parts = operand as Doc[];
  const tests = (asWritten ? parts : exprLast(parts, (part) => '$expr' in part)).map((part) =>
    compileFilter(part, env, asWritten),
  );
  if (name === '$and') return (doc) => tests.every((test) => test(doc));
  if (name === '$or') return (doc) => tests.some((test) => test(doc));
  return (doc) => !tests.some((test) => test(doc));
}

/** Compiles the condition of a filter on one path. */
export function compileMatcher(operand: Value, env: Environment): Matcher {
  if (!isOperatorExpression(operand)) return elementMatcher(equalsOrMatches(operand));
  const tests = Object.entries(operand).flatMap(([op, arg]) => compileOperator(op, arg, operand, env) ?? []);
  return allOf(tests);
}

function compileOperator(op: string, arg: Value, siblings: Doc, env: Environment): Matcher | undefined {
  switch (op) {
    case '$eq':
      return elementMatcher(equalsExactly(arg));
    case '$ne':
      if (isRegex(arg)) throw badValue("Can't have regex as arg to $ne.");
      return negate(elementMatcher(equalsExactly(arg)));
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return elementMatcher(comparesWith(op, arg));
    case '$in':
    case '$nin':
      return op === '$in' ? inMatcher(op, arg) : negate(inMatcher(op, arg));
    case '$exists':
      return isTruthy(arg)
        ? fieldMatcher((v) => v !== undefined)
        : negate(fieldMatcher((v) => v !== undefined));
    case '$type':
      return elementMatcher(hasType(arg));
    case '$size':
      return fieldMatcher(hasSize(arg));
    case '$mod':
      return elementMatcher(hasRemainder(arg));
    case '$all':
      return allMatcher(arg, env);
    case '$elemMatch':
      return elemMatchMatcher(arg, env);
    case '$not':
      return notMatcher(arg, env);
    case '$regex':
      return regexMatcher(arg, siblings.$options);
    case '$options':
      if (!('$regex' in siblings)) throw badValue('$options needs a $regex');
      return undefined;
    case '$comment':
      return undefined;
  }
  if (isBitOperator(op)) return elementMatcher(hasBits(op, arg));
  throw badValue(`unknown operator: ${op}`);
}

function inMatcher(op: string, list: Value): Matcher {
  if (!Array.isArray(list)) throw badValue(`${op} needs an array`);
  if (list.some(isOperatorExpression)) throw badValue(`cannot nest $ under $in`);
  return elementMatcher(isOneOf(list));
}

function regexMatcher(pattern: Value, options: Value): Matcher {
  const regex = parseRegexOperand(pattern, options);
  const source = isRegex(pattern) ? pattern.pattern : String(pattern);
  const flags = String(options ?? (isRegex(pattern) ? pattern.options : ''));
  return elementMatcher((v) =>
    typeof v === 'string' ? regex.test(v) : isRegex(v) && v.pattern === source && v.options === flags,
  );
}

function notMatcher(arg: Value, env: Environment): Matcher {
  if (isRegex(arg)) return negate(elementMatcher(equalsOrMatches(arg)));
  if (!isDoc(arg)) throw badValue('$not needs a regex or a document');
  if (!Object.keys(arg).length) throw badValue('$not cannot be empty');
  if (!isOperatorExpression(arg)) throw badValue(`unknown operator: ${Object.keys(arg)[0]}`);
  return negate(compileMatcher(arg, env));
}

function allMatcher(arg: Value, env: Environment): Matcher {
  if (!Array.isArray(arg)) throw badValue('$all needs an array');
  if (!arg.length) return matchNothing;
  return allOf(
    arg.map((part: Value) => {
      if (isDoc(part) && '$elemMatch' in part) return elemMatchMatcher(part.$elemMatch, env);
      if (isOperatorExpression(part)) throw badValue('no $ expressions in $all');
      return elementMatcher(equalsOrMatches(part));
    }),
  );
}

function elemMatchMatcher(arg: Value, env: Environment): Matcher {
  if (!isDoc(arg)) throw badValue('$elemMatch needs an Object');
  if (isOperatorExpression(arg) && !logicalOperators.includes(Object.keys(arg)[0] as string)) {
    const test = compileMatcher(arg, env);
    return fieldMatcher((v) => Array.isArray(v) && v.some((element) => test.matchesValue(element)));
  }
  const matches = compileFilter(arg, env);
  return fieldMatcher(
    (v) =>
      Array.isArray(v) &&
      v.some((e: Value) => (isDoc(e) ? matches(e) : Array.isArray(e) && matches({ ...e }))),
  );
}

/** Whether a document has a value at a path, which decides whether a sparse index contains it. */
export const hasPath = (doc: Doc, parts: string[]): boolean =>
  visitPath(doc, parts, 0, (v) => v !== undefined);

/** Throws if the filter of an upsert uses `$expr`. */
export function rejectExpr(filter: Doc): void {
  if ('$expr' in filter) throw location(224, '$expr is not allowed in the query predicate for an upsert');
}
