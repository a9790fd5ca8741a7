import type { Value } from '../bson/types';
import { accumulators } from './accumulators';
import { combineExpressions, type Expression, type SpecialForm } from './types';

const commutativeOperators = ['$sum', '$min', '$max'];

/**
 * If several numbers are equal, the first one is the result. MongoDB evaluates constants last and flattens nested
 * operators of the same kind.
 */
function constantsLast(name: string, parts: Expression[]): Expression[] {
  const inputs = parts.flatMap((part) => (part.sequence?.name === name ? part.sequence.inputs : [part]));
  return inputs.sort((a, b) => Number(a.isConstant ?? false) - Number(b.isConstant ?? false));
}

/** `$sum`, `$avg`, `$min`, `$max` and the standard deviations as expressions, over one array or over all operands. */
const accumulatorForm =
  (name: string): SpecialForm =>
  (operand, scope, compile) => {
    const parts = (Array.isArray(operand) ? operand : [operand]).map((part: Value) => compile(part, scope));
    const commutes = commutativeOperators.includes(name) && parts.length > 1 && !scope.unoptimized;
    const inputs = commutes ? constantsLast(name, parts) : parts;
    const expression = combineExpressions(inputs, (root, vars) => {
      const values = inputs.map((part) => part(root, vars));
      const list = parts.length === 1 && Array.isArray(values[0]) ? (values[0] as Value[]) : values;
      const total = (accumulators[name] as () => ReturnType<NonNullable<(typeof accumulators)[string]>>)();
      for (const v of list) total.add(v);
      return total.result();
    });
    return commutes && !expression.isConstant
      ? Object.assign(expression, { sequence: { name, inputs } })
      : expression;
  };

export const accumulatorForms: { [name: string]: SpecialForm } = Object.fromEntries(
  ['$sum', '$avg', '$min', '$max', '$stdDevPop', '$stdDevSamp'].map((name) => [name, accumulatorForm(name)]),
);
