import { isDoc, type Value } from '../bson/types';
import { failedToParse, location } from '../errors';
import { isTrue } from './compile';
import { combine, constant, type Compile, type Expression, type Scope, type Special } from './types';

const listOf = (operand: Value): Value[] => (Array.isArray(operand) ? operand : [operand]);

const junction =
  (stop: boolean): Special =>
  (operand, scope, compile) => {
    const parts = listOf(operand).map((part) => compile(part, scope));
    // A constant that decides does so before anything is computed.
    if (parts.some((part) => part.constant && decides(part, stop))) return constant(stop);
    return combine(parts, (root, vars) => parts.some((part) => isTrue(part(root, vars)) === stop) === stop);
  };

function decides(part: Expression, stop: boolean): boolean {
  try {
    return isTrue(part({}, {})) === stop;
  } catch {
    return false;
  }
}

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
  const test = compile(parts[0], scope);
  const [yes, no] = [branchOf(parts[1], scope, compile), branchOf(parts[2], scope, compile)];
  scope.checks.push(() => {
    if (test.constant) (isTrue(test({}, {})) ? yes : no).check();
    else for (const either of [yes, no]) either.check();
  });
  return combine([test, yes.run, no.run], (root, vars) =>
    (isTrue(test(root, vars)) ? yes : no).run(root, vars),
  );
};

type Branch = { run: Expression; check: () => void };

// The constants of a branch are checked only when the branch can be taken.
function branchOf(source: Value, scope: Scope, compile: Compile): Branch {
  const checks: (() => void)[] = [];
  const run = compile(source, { ...scope, checks });
  return { run, check: () => checks.forEach((check) => check()) };
}

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
  return combine(parts, (root, vars) => {
    let v: Value;
    for (const part of parts) {
      v = part(root, vars);
      if (v !== null && v !== undefined) return v;
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
  const compiled = branches.map((branch) => {
    if (!('case' in branch)) throw location(40066, "$switch requires each branch have a 'case' expression");
    if (!('then' in branch)) throw location(40067, "$switch requires each branch have a 'then' expression.");
    return [compile(branch.case, scope), branchOf(branch.then, scope, compile)] as const;
  });
  const otherwise = 'default' in operand ? compile(operand.default, scope) : undefined;
  scope.checks.push(() => {
    for (const [test, then] of compiled) if (!test.constant || isTrue(test({}, {}))) then.check();
  });
  return (root, vars) => {
    const branch = compiled.find(([test]) => isTrue(test(root, vars)));
    if (branch) return branch[1].run(root, vars);
    if (otherwise) return otherwise(root, vars);
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
