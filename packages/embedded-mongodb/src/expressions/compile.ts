import { format } from '../bson/format';
import { getField, isDoc, setField, type Doc, type Value } from '../bson/types';
import { badValue, location, ServerError } from '../errors';
import type { Environment } from '../query/environment';
import { sequentialOperators, simpleOperators, specialForms } from './operators';
import {
  combineExpressions,
  constantExpression,
  type Expression,
  type SequentialOperator,
  type Scope,
} from './types';
import { checkArity } from './operands';

const systemVariables = ['ROOT', 'CURRENT', 'NOW', 'REMOVE', 'CLUSTER_TIME'];

/** Compiles an aggregation expression to a function of a document and variables. */
export function compileExpression(source: Value, env: Environment): Expression {
  const compiled = compileNode(source, { ...env, names: new Set(Object.keys(env.vars)) });
  // Stages pass the variables of the command themselves: nothing to merge for each document.
  const run: Expression = (root, vars) => compiled(root, vars === env.vars ? vars : { ...env.vars, ...vars });
  return compiled.isConstant ? compiled : run;
}

/** Compiles one node of an expression. `scope` holds the bound variables. */
export function compileNode(source: Value, scope: Scope): Expression {
  if (typeof source === 'string')
    return source.startsWith('$') ? compileReference(source, scope) : constantExpression(source);
  if (Array.isArray(source)) return compileArray(source, scope);
  if (!isDoc(source)) return constantExpression(source);
  const names = Object.keys(source);
  if (!names[0]?.startsWith('$')) return compileObject(source, scope);
  if (names.length > 1)
    throw location(
      15983,
      `An object representing an expression must have exactly one field: ${format(source)}`,
    );
  return compileOperator(names[0], source[names[0]], scope);
}

function compileOperator(name: string, operand: Value, scope: Scope): Expression {
  const expression = compileOperation(name, operand, scope);
  if (expression.isConstant) scope.constantChecks.push(() => void expression({}, {}));
  return expression;
}

function compileOperation(name: string, operand: Value, scope: Scope): Expression {
  const specialForm = Object.hasOwn(specialForms, name) ? specialForms[name] : undefined;
  if (specialForm) return specialForm(operand, scope, compileNode);
  const sequential = Object.hasOwn(sequentialOperators, name) ? sequentialOperators[name] : undefined;
  if (sequential) return compileSequential(name, sequential, operand, scope);
  const simple = Object.hasOwn(simpleOperators, name) ? simpleOperators[name] : undefined;
  if (!simple) throw new ServerError(168, 'InvalidPipelineOperator', `Unrecognized expression '${name}'`);
  const inputs = (Array.isArray(operand) ? operand : [operand]).map((part: Value) =>
    compileNode(part, scope),
  );
  checkArity(name, simple, inputs.length);
  return combineExpressions(inputs, (root, vars) =>
    simple.evaluate(...inputs.map((input) => input(root, vars))),
  );
}

function constantRuns(inputs: Expression[]): Expression[][] {
  const runs: Expression[][] = [[]];
  for (const input of inputs) {
    if (input.isConstant) runs.at(-1)?.push(input);
    else runs.push([]);
  }
  return runs;
}

function compileSequential(
  name: string,
  { evaluate, folding }: SequentialOperator,
  operand: Value,
  scope: Scope,
): Expression {
  const parts = (Array.isArray(operand) ? operand : [operand]).map((part: Value) => compileNode(part, scope));
  const flattens = (folding === 'all' || folding === 'adjacent') && !scope.unoptimized;
  // Flatten nested operators of the same kind, so that constants of both levels can be folded.
  const inputs = parts.flatMap((part) =>
    flattens && part.sequence?.name === name ? part.sequence.inputs : [part],
  );
  if (folding === 'all' && !scope.unoptimized)
    inputs.sort((a, b) => Number(a.isConstant ?? false) - Number(b.isConstant ?? false));
  const runs = constantRuns(inputs).filter(
    (run) => run.length > 1 && (folding !== 'start' || run[0] === inputs[0]),
  );
  if (folding)
    scope.constantChecks.push(() =>
      runs.forEach((run) =>
        evaluate(
          run.map((input) => input({}, {})),
          inputs.length,
        ),
      ),
    );
  const expression = combineExpressions(inputs, (root, vars) =>
    evaluate(
      (function* () {
        for (const input of inputs) yield input(root, vars);
      })(),
      inputs.length,
    ),
  );
  return expression.isConstant ? expression : Object.assign(expression, { sequence: { name, inputs } });
}

function compileArray(source: Value[], scope: Scope): Expression {
  const items = source.map((item) => compileNode(item, scope));
  return combineExpressions(items, (root, vars) => items.map((item) => item(root, vars) ?? null));
}

function compileObject(source: Doc, scope: Scope): Expression {
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
    return [name, compileNode(value, scope)] as const;
  });
  return combineExpressions(
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

function compileReference(source: string, scope: Scope): Expression {
  if (source === '$') throw location(16872, `'$' by itself is not a valid FieldPath`);
  if (!source.startsWith('$$')) {
    const parts = parseFieldPath(source.slice(1));
    return (root) => resolvePath(root, parts, 0);
  }
  const [name = '', ...parts] = source.slice(2).split('.');
  if (!name) throw emptyVariableNameError();
  if (!systemVariables.includes(name) && !scope.names.has(name))
    throw location(17276, `Use of undefined variable: ${name}`);
  if (name === 'REMOVE') return constantExpression(undefined);
  if (name === 'NOW') return constantExpression(scope.now);
  if (name === 'CLUSTER_TIME') throw badValue('$$CLUSTER_TIME is not supported by the embedded database');
  if ((name === 'ROOT' || name === 'CURRENT') && !scope.names.has(name))
    return (root) => resolvePath(root, parts, 0);
  return (_, vars) => resolvePath(vars[name], parts, 0);
}

const emptyVariableNameError = () =>
  new ServerError(9, 'FailedToParse', 'empty variable names are not allowed');

/** Splits a field path of an expression. Throws if it is invalid. */
export function parseFieldPath(path: string): string[] {
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

/** Resolves a path. An array yields the list of the values that its documents have at the path. */
export function resolvePath(v: Value, parts: string[], at: number): Value {
  if (at === parts.length) return v;
  if (isDoc(v)) return resolvePath(getField(v, parts[at] as string), parts, at + 1);
  if (!Array.isArray(v)) return undefined;
  const values: Value[] = [];
  for (const element of v) {
    if (!isDoc(element)) continue;
    const found = resolvePath(element, parts, at);
    if (found !== undefined) values.push(found);
  }
  return values;
}
