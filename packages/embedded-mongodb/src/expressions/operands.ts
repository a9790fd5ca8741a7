import { toNumber } from '../bson/numbers';
import { isNumeric, type Value } from '../bson/types';
import { location } from '../errors';
import type { SimpleOperator } from './types';

/** The truth value in expressions: everything but false, null, missing and zero is true. */
export const isTruthy = (v: Value): boolean =>
  !(v === false || v === null || v === undefined || (isNumeric(v) && toNumber(v) === 0));

/** Throws on a wrong number of operands. */
export function checkArity(
  name: string,
  { minArgs, maxArgs, arityCode }: Pick<SimpleOperator, 'minArgs' | 'maxArgs' | 'arityCode'>,
  count: number,
): void {
  if (count >= minArgs && count <= maxArgs) return;
  if (arityCode) throw location(arityCode, `${name} requires a single argument, got ${count}`);
  if (minArgs === maxArgs)
    throw location(16020, `Expression ${name} takes exactly ${minArgs} arguments. ${count} were passed in.`);
  throw location(
    28667,
    `Expression ${name} takes at least ${minArgs} arguments, and at most ${maxArgs}, but ${count} were passed in.`,
  );
}
