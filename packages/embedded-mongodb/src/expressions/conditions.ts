import { isDoc, isNullish, type Value } from '../bson/types';
import { failedToParse, location } from '../errors';
import {
  combineExpressions,
  constantExpression,
  type Compile,
  type Expression,
  type Scope,
  type SpecialForm,
} from './types';
import { isTruthy } from './operands';

const operandList = (operand: Value): Value[] => (Array.isArray(operand) ? operand : [operand]);

const logicalForm =
  (decisive: boolean): SpecialForm =>
  (operand, scope, compile) => {
    const parts = operandList(operand).map((part) => compile(part, scope));
    // A constant operand that decides the result does so before any evaluation.
    if (!scope.unoptimized && parts.some((part) => isDecided(part, decisive)))
      return constantExpression(decisive);
    return combineExpressions(
      parts,
      (root, vars) => parts.some((part) => isTruthy(part(root, vars)) === decisive) === decisive,
    );
  };

/** The value of a constant expression. An error in it is reported later, when all constants are checked. */
function constantValue(part: Expression): { value: Value } | undefined {
  try {
    return part.isConstant ? { value: part({}, {}) } : undefined;
  } catch {
    return undefined;
  }
}

const isDecided = (part: Expression, outcome: boolean): boolean => {
  const known = constantValue(part);
  return known !== undefined && isTruthy(known.value) === outcome;
};

const notForm: SpecialForm = (operand, scope, compile) => {
  const parts = operandList(operand);
  if (parts.length !== 1)
    throw location(16020, `Expression $not takes exactly 1 arguments. ${parts.length} were passed in.`);
  const part = compile(parts[0], scope);
  return combineExpressions([part], (root, vars) => !isTruthy(part(root, vars)));
};

const condForm: SpecialForm = (operand, scope, compile) => {
  const parts = isDoc(operand) ? namedCond(operand) : operandList(operand);
  if (parts.length !== 3)
    throw location(16020, `Expression $cond takes exactly 3 arguments. ${parts.length} were passed in.`);
  const [test, yes, no] = parts.map((part) => compile(part, scope)) as [Expression, Expression, Expression];
  if (isDecided(test, true)) return yes;
  if (isDecided(test, false)) return no;
  return combineExpressions([test, yes, no], (root, vars) =>
    (isTruthy(test(root, vars)) ? yes : no)(root, vars),
  );
};

function namedCond(operand: { [name: string]: Value }): Value[] {
  for (const name of Object.keys(operand))
    if (!['if', 'then', 'else'].includes(name))
      throw location(17083, `Unrecognized parameter to $cond: ${name}`);
  if (!('if' in operand)) throw location(17080, "Missing 'if' parameter to $cond");
  if (!('then' in operand)) throw location(17081, "Missing 'then' parameter to $cond");
  if (!('else' in operand)) throw location(17082, "Missing 'else' parameter to $cond");
  return [operand.if, operand.then, operand.else];
}

const ifNullForm: SpecialForm = (operand, scope, compile) => {
  const parts = operandList(operand).map((part) => compile(part, scope));
  if (parts.length < 2) throw location(1257300, `$ifNull needs at least two arguments, had: ${parts.length}`);
  const open = parts.filter((part, i) => i === parts.length - 1 || constantValue(part)?.value !== null);
  const first = open[0] as Expression;
  if (constantValue(first) && !isNullish(constantValue(first)?.value)) return first;
  return combineExpressions(open, (root, vars) => {
    let v: Value;
    for (const part of open) {
      v = part(root, vars);
      if (!isNullish(v)) return v;
    }
    return v;
  });
};

const switchForm: SpecialForm = (operand, scope, compile) => {
  if (!isDoc(operand))
    throw location(40060, `$switch requires an object as an argument, found: ${typeof operand}`);
  const branches = (operand.branches as { case: Value; then: Value }[] | undefined) ?? [];
  if (!Array.isArray(branches)) throw location(40061, "$switch expected an array for 'branches'");
  if (!branches.length) throw location(40068, '$switch requires at least one branch.');
  const compiled: [Expression, Expression][] = [];
  let last = 'default' in operand ? compile(operand.default, scope) : undefined;
  for (const branch of branches) {
    if (!('case' in branch)) throw location(40066, "$switch requires each branch have a 'case' expression");
    if (!('then' in branch)) throw location(40067, "$switch requires each branch have a 'then' expression.");
    // The constants of an unreachable branch are not checked.
    const constantChecks: (() => void)[] = [];
    const [test, then] = [branch.case, branch.then].map((part) =>
      compile(part, { ...scope, constantChecks }),
    ) as [Expression, Expression];
    if (!compiled.some(([earlier]) => isDecided(earlier, true)))
      scope.constantChecks.push(() =>
        isDecided(test, false) ? undefined : constantChecks.forEach((check) => check()),
      );
    if (!isDecided(test, false)) compiled.push([test, then]);
  }
  const certain = compiled.findIndex(([test]) => isDecided(test, true));
  if (certain >= 0) last = compiled.splice(certain)[0]?.[1];
  if (!compiled.length && last) return last;
  return (root, vars) => {
    const branch = compiled.find(([test]) => isTruthy(test(root, vars)))?.[1] ?? last;
    if (branch) return branch(root, vars);
    throw location(
      40066,
      '$switch could not find a matching branch for an input, and no default was specified.',
    );
  };
};

const letForm: SpecialForm = (operand, scope, compile) => {
  if (!isDoc(operand)) throw location(16874, '$let only supports an object as its argument');
  if (!('vars' in operand)) throw location(16876, "Missing 'vars' parameter to $let");
  if (!('in' in operand)) throw location(16877, "Missing 'in' parameter to $let");
  return bindVariables(operand.vars as { [name: string]: Value }, operand.in, scope, compile);
};

function bindVariables(
  vars: { [name: string]: Value },
  body: Value,
  scope: Scope,
  compile: Compile,
): Expression {
  const bound = Object.entries(vars).map(([name, value]) => {
    if (!/^[a-z\u0080-\uffff]/.test(name) && name !== 'CURRENT')
      throw failedToParse(`'${name}' starts with an invalid character for a user variable name`);
    return [name, compile(value, scope)] as const;
  });
  const run = compile(body, { ...scope, names: new Set([...scope.names, ...Object.keys(vars)]) });
  return (root, outer) => {
    const inner = { ...outer };
    for (const [name, value] of bound) inner[name] = value(root, outer);
    return run(root, inner);
  };
}

export const conditionForms: { [name: string]: SpecialForm } = {
  $and: logicalForm(false),
  $or: logicalForm(true),
  $not: notForm,
  $cond: condForm,
  $ifNull: ifNullForm,
  $switch: switchForm,
  $let: letForm,
  $literal: (operand) => constantExpression(operand),
};
