import type { Doc, Value } from '../bson/types';
import type { Environment } from '../query/environment';

export type Vars = { [name: string]: Value };

/** A compiled expression; `constant` when it needs no document; `within` tells an operator on a row of operands. */
export type Expression = {
  (root: Doc, vars: Vars): Value;
  constant?: boolean;
  within?: { name: string; inputs: Expression[] };
};

/** Names that an expression may use as `$$name`. */
export type Scope = { names: ReadonlySet<string> } & Pick<Environment, 'checks' | 'now' | 'inOrder'>;

export type Compile = (source: Value, scope: Scope) => Expression;

/** An operator on evaluated operands. */
export type Plain = {
  least: number;
  most: number;
  /** The error for a wrong number of operands, where it is not the general one. */
  code?: number;
  run: (...operands: Value[]) => Value;
};

/** An operator that takes its operands one after the other and may stop: null ends most of them. */
export type InTurn = {
  /** Which constants are put together ahead: all of them (the order is free), neighbours, or those at the start. */
  folds?: 'all' | 'neighbours' | 'start';
  each: (operands: Iterable<Value>, count: number) => Value;
};

/** An operator that decides for itself what it evaluates. */
export type Special = (operand: Value, scope: Scope, compile: Compile) => Expression;

export const constant = (v: Value): Expression => Object.assign(() => v, { constant: true });

/** An expression of parts: constant when all parts are, and then evaluated only once. */
export function combine(inputs: Expression[], run: (root: Doc, vars: Vars) => Value): Expression {
  if (!inputs.every((input) => input.constant)) return run;
  let known: { value: Value } | undefined;
  return Object.assign(() => (known ??= { value: run({}, {}) }).value, { constant: true });
}
