import { isDoc, type Value } from '../bson/types';
import { failedToParse, location } from '../errors';
import { combine, constant, type Compile, type Expression, type Scope, type Special } from './types';
import { isNothing, isTrue } from './operands';

const listOf = (operand: Value): Value[] => (Array.isArray(operand) ? operand : [operand]);

const junction =
  (stop: boolean): Special =>
  (operand, scope, compile) => {
    const parts = listOf(operand).map((part) => compile(part, scope));
    // A constant that decides does so before anything is computed.
    if (!scope.inOrder && parts.some((part) => decides(part, stop))) return constant(stop);
    return combine(parts, (root, vars) => parts.some((part) => isTrue(part(root, vars)) === stop) === stop);
  };

/** The value of a constant; its error, if it has one, shows when constants are checked. */
function known(part: Expression): { value: Value } | undefined {
  try {
    return part.constant ? { value: part({}, {}) } : undefined;
  } catch {
    return undefined;
  }
}

const decides = (part: Expression, wanted: boolean): boolean => {
  const found = known(part);
  return found !== undefined && isTrue(found.value) === wanted;
};

const negation: Special = (operand, scope, compile) => {
  const parts = listOf(operand);
  if (parts.length !== 1)
    throw location(16020, `Expression $not takes exactly 1 arguments. ${parts.length} were passed in.`);
  const part = compile(parts[0], scope);
  return combine([part], (root, vars) => !isTrue(part(root, vars)));
};

const cond: Special = (operand, scope, compile) => {
  const parts = isDoc(operand) ? namedCond(operand) : listOf(operand);
  if (parts.length !== 3)
    throw location(16020, `Expression $cond takes exactly 3 arguments. ${parts.length} were passed in.`);
  const [test, yes, no] = parts.map((part) => compile(part, scope)) as [Expression, Expression, Expression];
  if (decides(test, true)) return yes;
  if (decides(test, false)) return no;
  return combine([test, yes, no], (root, vars) => (isTrue(test(root, vars)) ? yes : no)(root, vars));
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

const ifNull: Special = (operand, scope, compile) => {
  const parts = listOf(operand).map((part) => compile(part, scope));
  if (parts.length < 2) throw location(1257300, `$ifNull needs at least two arguments, had: ${parts.length}`);
  const open = parts.filter((part, i) => i === parts.length - 1 || known(part)?.value !== null);
  const first = open[0] as Expression;
  if (known(first) && !isNothing(known(first)?.value)) return first;
  return combine(open, (root, vars) => {
    let v: Value;
    for (const part of open) {
      v = part(root, vars);
      if (!isNothing(v)) return v;
    }
    return v;
  });
};

const choice: Special = (operand, scope, compile) => {
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
    // What cannot be taken is not computed ahead either.
    const checks: (() => void)[] = [];
    const [test, then] = [branch.case, branch.then].map((part) => compile(part, { ...scope, checks })) as [
      Expression,
      Expression,
    ];
    if (!compiled.some(([earlier]) => decides(earlier, true)))
      scope.checks.push(() => (decides(test, false) ? undefined : checks.forEach((check) => check())));
    if (!decides(test, false)) compiled.push([test, then]);
  }
  const certain = compiled.findIndex(([test]) => decides(test, true));
  if (certain >= 0) last = compiled.splice(certain)[0]?.[1];
  if (!compiled.length && last) return last;
  return (root, vars) => {
    const branch = compiled.find(([test]) => isTrue(test(root, vars)))?.[1] ?? last;
    if (branch) return branch(root, vars);
    throw location(
      40066,
      '$switch could not find a matching branch for an input, and no default was specified.',
    );
  };
};

const binding: Special = (operand, scope, compile) => {
  if (!isDoc(operand)) throw location(16874, '$let only supports an object as its argument');
  if (!('vars' in operand)) throw location(16876, "Missing 'vars' parameter to $let");
  if (!('in' in operand)) throw location(16877, "Missing 'in' parameter to $let");
  return bind(operand.vars as { [name: string]: Value }, operand.in, scope, compile);
};

function bind(vars: { [name: string]: Value }, body: Value, scope: Scope, compile: Compile): Expression {
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

export const conditions: { [name: string]: Special } = {
  $and: junction(false),
  $or: junction(true),
  $not: negation,
  $cond: cond,
  $ifNull: ifNull,
  $switch: choice,
  $let: binding,
  $literal: (operand) => constant(operand),
};
