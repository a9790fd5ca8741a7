import { isDoc, isNullish, typeOf, type Value } from '../bson/types';
import { location } from '../errors';
import { int32 } from './integers';
import { type Expression, type SpecialForm } from './types';
import { isTruthy } from './operands';

type ElementFunction = (element: Value) => Value;

function elementForm(
  name: string,
  code: number,
  body: 'in' | 'cond',
  run: (list: Value[], each: ElementFunction, limit?: number) => Value,
): SpecialForm {
  return (operand, scope, compile) => {
    if (!isDoc(operand)) throw location(code, `${name} only supports an object as its argument`);
    for (const needed of ['input', body])
      if (!(needed in operand)) throw location(code + 2, `Missing '${needed}' parameter to ${name}`);
    const as = String(operand.as ?? 'this');
    const input = compile(operand.input, scope);
    const limit = operand.limit === undefined ? undefined : compile(operand.limit, scope);
    const inner = compile(operand[body], { ...scope, names: new Set([...scope.names, as]) });
    return (root, vars) => {
      const list = input(root, vars);
      if (isNullish(list)) return null;
      if (!Array.isArray(list))
        throw location(
          name === '$map' ? 16883 : 28651,
          `input to ${name} must be an array not ${typeOf(list)}`,
        );
      const maxElements = filterLimit(limit?.(root, vars));
      return run(list, (v) => inner(root, { ...vars, [as]: v }), maxElements);
    };
  };
}

function filterLimit(limit: Value): number | undefined {
  if (isNullish(limit)) return undefined;
  const n = int32(limit, 327391, "$filter's limit");
  if (n <= 0) throw location(327392, `$filter: limit must be greater than 0: ${n}`);
  return n;
}

const reduce: SpecialForm = (operand, scope, compile) => {
  if (!isDoc(operand)) throw location(40075, '$reduce requires an object as an argument');
  const names = ['input', 'initialValue', 'in'] as const;
  for (const name of names)
    if (!(name in operand)) throw location(40077, `$reduce requires '${name}' to be specified`);
  const inner = { ...scope, names: new Set([...scope.names, 'this', 'value']) };
  const [input, initial] = [compile(operand.input, scope), compile(operand.initialValue, scope)];
  const step: Expression = compile(operand.in, inner);
  return (root, vars) => {
    const list = input(root, vars);
    if (isNullish(list)) return null;
    if (!Array.isArray(list))
      throw location(40080, `$reduce requires that 'input' be an array, found: ${typeOf(list)}`);
    let value = initial(root, vars);
    for (const element of list as Value[]) value = step(root, { ...vars, this: element, value });
    return value;
  };
};

/** Operators that evaluate an expression for each element of an array. */
export const elementForms: { [name: string]: SpecialForm } = {
  $map: elementForm('$map', 16878, 'in', (list, each) => list.map((v) => each(v) ?? null)),
  $filter: elementForm('$filter', 28646, 'cond', (list, each, limit) =>
    list.filter((v) => isTruthy(each(v))).slice(0, limit),
  ),
  $reduce: reduce,
};
