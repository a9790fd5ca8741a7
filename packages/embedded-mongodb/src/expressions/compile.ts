import { format } from '../bson/format';
import { field, isDoc, setField, type Doc, type Value } from '../bson/types';
import { badValue, location, ServerError } from '../errors';
import type { Environment } from '../query/environment';
import { inTurn, operators, specials } from './operators';
import { combine, constant, type Expression, type InTurn, type Scope } from './types';
import { checkArity } from './operands';

const system = ['ROOT', 'CURRENT', 'NOW', 'REMOVE', 'CLUSTER_TIME'];

/** An aggregation expression as a function of a document and its variables. */
export function compileExpression(source: Value, env: Environment): Expression {
  const compiled = compile(source, { ...env, names: new Set(Object.keys(env.vars)) });
  const run: Expression = (root, vars) => compiled(root, { ...env.vars, ...vars });
  return compiled.constant ? compiled : run;
}

/** Compiles one node; `scope` knows the variables that are bound. */
export function compile(source: Value, scope: Scope): Expression {
  if (typeof source === 'string') return source.startsWith('$') ? reference(source, scope) : constant(source);
  if (Array.isArray(source)) return list(source, scope);
  if (!isDoc(source)) return constant(source);
  const names = Object.keys(source);
  if (!names[0]?.startsWith('$')) return object(source, scope);
  if (names.length > 1)
    throw location(
      15983,
      `An object representing an expression must have exactly one field: ${format(source)}`,
    );
  return operator(names[0], source[names[0]], scope);
}

function operator(name: string, operand: Value, scope: Scope): Expression {
  const made = operation(name, operand, scope);
  if (made.constant) scope.checks.push(() => void made({}, {}));
  return made;
}

function operation(name: string, operand: Value, scope: Scope): Expression {
  const special = Object.hasOwn(specials, name) ? specials[name] : undefined;
  if (special) return special(operand, scope, compile);
  const turns = Object.hasOwn(inTurn, name) ? inTurn[name] : undefined;
  if (turns) return evaluatedInTurn(name, turns, operand, scope);
  const plain = Object.hasOwn(operators, name) ? operators[name] : undefined;
  if (!plain) throw new ServerError(168, 'InvalidPipelineOperator', `Unrecognized expression '${name}'`);
  const inputs = (Array.isArray(operand) ? operand : [operand]).map((part: Value) => compile(part, scope));
  checkArity(name, plain, inputs.length);
  return combine(inputs, (root, vars) => plain.run(...inputs.map((input) => input(root, vars))));
}

function runsOf(inputs: Expression[]): Expression[][] {
  const runs: Expression[][] = [[]];
  for (const input of inputs) {
    if (input.constant) runs.at(-1)?.push(input);
    else runs.push([]);
  }
  return runs;
}

function evaluatedInTurn(name: string, { each, folds }: InTurn, operand: Value, scope: Scope): Expression {
  const parts = (Array.isArray(operand) ? operand : [operand]).map((part: Value) => compile(part, scope));
  const opens = (folds === 'all' || folds === 'neighbours') && !scope.inOrder;
  // An operand of the same kind counts as its own operands, so that constants of both levels meet.
  const inputs = parts.flatMap((part) => (opens && part.within?.name === name ? part.within.inputs : [part]));
  if (folds === 'all' && !scope.inOrder)
    inputs.sort((a, b) => Number(a.constant ?? false) - Number(b.constant ?? false));
  const runs = runsOf(inputs).filter((run) => run.length > 1 && (folds !== 'start' || run[0] === inputs[0]));
  if (folds)
    scope.checks.push(() =>
      runs.forEach((run) =>
        each(
          run.map((input) => input({}, {})),
          inputs.length,
        ),
      ),
    );
  const made = combine(inputs, (root, vars) =>
    each(
      (function* () {
        for (const input of inputs) yield input(root, vars);
      })(),
      inputs.length,
    ),
  );
  return made.constant ? made : Object.assign(made, { within: { name, inputs } });
}

function list(source: Value[], scope: Scope): Expression {
  const items = source.map((item) => compile(item, scope));
  return combine(items, (root, vars) => items.map((item) => item(root, vars) ?? null));
}

function object(source: Doc, scope: Scope): Expression {
  const fields = Object.entries(source).map(([name, value]) => {
    if (name.startsWith('$'))
      throw location(
        15983,
        `An object representing an expression must have exactly one field: ${format(source)}`,
      );
    if (name.includes('.'))
      throw location(
        16410,
        `FieldPath field names may not contain '.'. Consider using $getField or $setField.`,
      );
    return [name, compile(value, scope)] as const;
  });
  return combine(
    fields.map(([, value]) => value),
    (root, vars) => {
      const doc: Doc = {};
      for (const [name, value] of fields) {
        const v = value(root, vars);
        if (v !== undefined) setField(doc, name, v);
      }
      return doc;
    },
  );
}

function reference(source: string, scope: Scope): Expression {
  if (source === '$') throw location(16872, `'$' by itself is not a valid FieldPath`);
  if (!source.startsWith('$$')) {
    const parts = pathParts(source.slice(1));
    return (root) => follow(root, parts, 0);
  }
  const [name = '', ...parts] = source.slice(2).split('.');
  if (!name) throw failedName();
  if (!system.includes(name) && !scope.names.has(name))
    throw location(17276, `Use of undefined variable: ${name}`);
  if (name === 'REMOVE') return constant(undefined);
  if (name === 'NOW') return constant(scope.now);
  if (name === 'CLUSTER_TIME') throw badValue('$$CLUSTER_TIME is not supported by the embedded database');
  if ((name === 'ROOT' || name === 'CURRENT') && !scope.names.has(name))
    return (root) => follow(root, parts, 0);
  return (_, vars) => follow(vars[name], parts, 0);
}

const failedName = () => new ServerError(9, 'FailedToParse', 'empty variable names are not allowed');

/** The parts of a field path in an expression; refuses what cannot be one. */
export function pathParts(path: string): string[] {
  const parts = path.split('.');
  if (path.endsWith('.')) throw location(40353, "FieldPath must not end with a '.'.");
  for (const part of parts) {
    if (!part) throw location(15998, 'FieldPath field names may not be empty strings.');
    if (part.startsWith('$'))
      throw location(
        16410,
        `FieldPath field names may not start with '$'. Consider using $getField or $setField.`,
      );
  }
  return parts;
}

/** A path through documents; an array gives the list of what its documents have there. */
export function follow(v: Value, parts: string[], at: number): Value {
  if (at === parts.length) return v;
  if (isDoc(v)) return follow(field(v, parts[at] as string), parts, at + 1);
  if (!Array.isArray(v)) return undefined;
  return v.flatMap((element: Value) => {
    if (!isDoc(element)) return [];
    const found = follow(element, parts, at);
    return found === undefined ? [] : [found];
  });
}
