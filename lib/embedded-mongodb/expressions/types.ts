import type { Doc, Value } from '../bson/types';

export type Vars = { [name: string]: Value };

/** A compiled expression. A constant one is evaluated once, when it is compiled, so that its errors show. */
export type Expression = {
  (root: Doc, vars: Vars): Value;
  constant?: boolean;
};

/** Names that an expression may use as `$$name`. */
export type Scope = { names: ReadonlySet<string> };

export type Compile = (source: Value, scope: Scope) => Expression;

/** An operator on evaluated operands. */
export type Plain = { least: number; most: number; run: (...operands: Value[]) => Value };

/** An operator that decides for itself what it evaluates. */
export type Special = (operand: Value, scope: Scope, compile: Compile) => Expression;

export const constant = (v: Value): Expression => Object.assign(() => v, { constant: true });

/** An expression of parts: constant when all parts are. */
export function combine(inputs: Expression[], run: (root: Doc, vars: Vars) => Value): Expression {
  if (inputs.every((input) => input.constant)) return constant(run({}, {}));
  return run;
}

/** Null, undefined or missing. */
export const isNothing = (v: Value): v is null | undefined => v === null || v === undefined;
