import type { Doc, Value } from '../bson/types';
import type { Environment } from '../query/environment';

export type Variables = { [name: string]: Value };

/**
 * A compiled expression. `isConstant` is true if it does not depend on the document. `sequence` describes an associative
 * operator and its operands, so that nested operators of the same kind can be flattened.
 */
export type Expression = {
  (root: Doc, vars: Variables): Value;
  isConstant?: boolean;
  sequence?: { name: string; inputs: Expression[] };
};

/** The variables that an expression may use as `$$name`, and how it is compiled. */
export type Scope = { names: ReadonlySet<string> } & Pick<
  Environment,
  'constantChecks' | 'now' | 'unoptimized'
>;

export type Compile = (source: Value, scope: Scope) => Expression;

/** An operator that evaluates all of its operands. */
export type SimpleOperator = {
  minArgs: number;
  maxArgs: number;
  /** The error code for a wrong number of operands, if it is not the general one. */
  arityCode?: number;
  evaluate: (...operands: Value[]) => Value;
};

/** An operator that evaluates its operands in order and may stop early, usually at null. */
export type SequentialOperator = {
  /** Which constants are folded: all of them (the operator is commutative), adjacent ones, or those at the start. */
  folding?: 'all' | 'adjacent' | 'start';
  evaluate: (operands: Iterable<Value>, count: number) => Value;
};

/** An operator that compiles its operands itself: named arguments, variables, or operands that it may not evaluate. */
export type SpecialForm = (operand: Value, scope: Scope, compile: Compile) => Expression;

export const constantExpression = (v: Value): Expression => Object.assign(() => v, { isConstant: true });

/** Creates an expression from its inputs. It is constant if all inputs are, and is then evaluated only once. */
export function combineExpressions(
  inputs: Expression[],
  run: (root: Doc, vars: Variables) => Value,
): Expression {
  if (!inputs.every((input) => input.isConstant)) return run;
  let cached: { value: Value } | undefined;
  return Object.assign(() => (cached ??= { value: run({}, {}) }).value, { isConstant: true });
}
