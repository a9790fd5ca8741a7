import type { Value } from '../bson/types';
import { accumulators } from './accumulators';
import { combine, type Special } from './types';

/** `$sum`, `$avg`, `$min`, `$max` and the deviations as expressions: over a list, or over their operands. */
const summary =
  (name: string): Special =>
  (operand, scope, compile) => {
    const parts = (Array.isArray(operand) ? operand : [operand]).map((part: Value) => compile(part, scope));
    return combine(parts, (root, vars) => {
      const values = parts.map((part) => part(root, vars));
      const list = parts.length === 1 && Array.isArray(values[0]) ? (values[0] as Value[]) : values;
      const total = (accumulators[name] as () => ReturnType<NonNullable<(typeof accumulators)[string]>>)();
      for (const v of list) total.add(v);
      return total.result();
    });
  };

export const summaries: { [name: string]: Special } = Object.fromEntries(
  ['$sum', '$avg', '$min', '$max', '$stdDevPop', '$stdDevSamp'].map((name) => [name, summary(name)]),
);
