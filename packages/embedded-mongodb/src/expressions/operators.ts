import { arithmeticOperators, sequentialArithmetic } from './arithmetic';
import { arrayForms } from './array-forms';
import { arrayOperators, sequentialArrayOperators } from './arrays';
import { comparisonOperators } from './comparison';
import { conditionForms } from './conditions';
import { conversionOperators, conversionForms } from './conversion-operators';
import { dateForms } from './dates';
import { elementForms } from './element-forms';
import { objectOperators, sequentialObjectOperators, objectForms } from './objects';
import { setOperators, sequentialSetOperators, setForms } from './sets';
import { stringForms } from './string-forms';
import { stringOperators, sequentialStringOperators } from './strings';
import { accumulatorForms } from './accumulator-expressions';
import type { SequentialOperator, SimpleOperator, SpecialForm } from './types';

/** Operators that evaluate all of their operands. */
export const simpleOperators: { [name: string]: SimpleOperator } = {
  ...arithmeticOperators,
  ...arrayOperators,
  ...comparisonOperators,
  ...conversionOperators,
  ...objectOperators,
  ...setOperators,
  ...stringOperators,
};

/** Operators that evaluate their operands in order and may stop early. */
export const sequentialOperators: { [name: string]: SequentialOperator } = {
  ...sequentialArithmetic,
  ...sequentialArrayOperators,
  ...sequentialObjectOperators,
  ...sequentialSetOperators,
  ...sequentialStringOperators,
};

/** Operators with named arguments, variables or operands that are not always evaluated. */
export const specialForms: { [name: string]: SpecialForm } = {
  ...arrayForms,
  ...conditionForms,
  ...conversionForms,
  ...dateForms,
  ...elementForms,
  ...objectForms,
  ...setForms,
  ...stringForms,
  ...accumulatorForms,
};
