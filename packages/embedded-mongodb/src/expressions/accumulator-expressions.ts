import type { Value } from '../bson/types';
import { accumulators } from './accumulators';
import { combine, type Expression, type Special } from './types';

const commuting = ['$sum', '$min', '$max'];

/** Of equal numbers the first is the answer: MongoDB asks constants last, and operands of the same kind as one's own. */
function inOrderOfAsking(name: string, parts: Expression[]): Expression[] {
  const inputs = parts.flatMap((part) => (part.within?.name === name ? part.within.inputs : [part]));
  return inputs.sort((a, b) => Number(a.constant ?? false) - Number(b.constant ?? false));
}

/** `$sum`, `$avg`, `$min`, `$max` and the deviations as expressions: over a list, or over their operands. */
const summary =
  (name: string): Special =>
  (operand, scope, compile) => {
    const parts = (Array.isArray(operand) ? operand : [operand]).map((part: Value) => compile(part, scope));
    const commutes = commuting.includes(name) && parts.length > 1 && !scope.inOrder;
    const inputs = commutes ? inOrderOfAsking(name, parts) : parts;
    const made = combine(inputs, (root, vars) => {
      const values = inputs.map((part) => part(root, vars));
      const list = parts.length === 1 && Array.isArray(values[0]) ? (values[0] as Value[]) : values;
      const total = (accumulators[name] as () => ReturnType<NonNullable<(typeof accumulators)[string]>>)();
      for (const v of list) total.add(v);
      return total.result();
    });
    return commutes && !made.constant ? Object.assign(made, { within: { name, inputs } }) : made;
  };

export const summaries: { [name: string]: Special } = Object.fromEntries(
  ['$sum', '$avg', '$min', '$max', '$stdDevPop', '$stdDevSamp'].map((name) => [name, summary(name)]),
);
