import { toNumber } from '../bson/numbers';
import { isNumeric, type Value } from '../bson/types';
import { location } from '../errors';
import type { Plain } from './types';

/** Null, undefined or missing. */
export const isNothing = (v: Value): v is null | undefined => v === null || v === undefined;

/** Truth in expressions: all but false, null, missing and zero. */
export const isTrue = (v: Value): boolean =>
  !(v === false || v === null || v === undefined || (isNumeric(v) && toNumber(v) === 0));

/** Refuses a wrong number of operands. */
export function checkArity(
  name: string,
  { least, most, code }: Pick<Plain, 'least' | 'most' | 'code'>,
  given: number,
): void {
  if (given >= least && given <= most) return;
  if (code) throw location(code, `${name} requires a single argument, got ${given}`);
  if (least === most)
    throw location(16020, `Expression ${name} takes exactly ${least} arguments. ${given} were passed in.`);
  throw location(
    28667,
    `Expression ${name} takes at least ${least} arguments, and at most ${most}, but ${given} were passed in.`,
  );
}
