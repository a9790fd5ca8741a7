import { format } from '../bson/format';
import { asInt32 } from '../bson/numbers';
import { isDoc, isNullish, isNumeric, typeCodes, typeOf, type TypeName } from '../bson/types';
import { ServerError, badValue, failedToParse } from '../errors';
import { convertTo, targets, unsupportedConversion, type Target } from './conversion';
import { combineExpressions, type SimpleOperator, type SpecialForm } from './types';

const convertOperator = (target: Target): SimpleOperator => ({
  minArgs: 1,
  maxArgs: 1,
  arityCode: 50723,
  evaluate: (v) => (isNullish(v) ? null : convertTo(target, v)),
});

export const conversionOperators: { [name: string]: SimpleOperator } = {
  $toBool: convertOperator('bool'),
  $toDate: convertOperator('date'),
  $toDecimal: convertOperator('decimal'),
  $toDouble: convertOperator('double'),
  $toInt: convertOperator('int'),
  $toLong: convertOperator('long'),
  $toObjectId: convertOperator('objectId'),
  $toString: convertOperator('string'),
  $isNumber: { minArgs: 1, maxArgs: 1, evaluate: (v) => isNumeric(v) },
  $type: { minArgs: 1, maxArgs: 1, evaluate: (v): TypeName => typeOf(v) },
};

const convert: SpecialForm = (operand, scope, compile) => {
  if (!isDoc(operand))
    throw new ServerError(
      9,
      'FailedToParse',
      `$convert expects an object of named arguments but found: ${typeOf(operand)}`,
    );
  const [input, target] = [compile(operand.input, scope), compile(operand.to, scope)];
  const onError = 'onError' in operand ? compile(operand.onError, scope) : undefined;
  const onNull = 'onNull' in operand ? compile(operand.onNull, scope) : undefined;
  return combineExpressions([input, target, ...[onError ?? [], onNull ?? []].flat()], (root, vars) => {
    const v = input(root, vars);
    if (isNullish(v)) return onNull ? onNull(root, vars) : null;
    const name = target(root, vars);
    if (isNullish(name)) return null;
    const code = isNumeric(name) ? asInt32(name) : undefined;
    if (typeof name !== 'string' && code === undefined)
      throw failedToParse(`$convert's 'to' argument must be a type's name or number, but is ${format(name)}`);
    const type = targets.find((t) => t === name || typeCodes[t] === code);
    if (!type && (code === 0 || Object.values(typeCodes).includes(code)))
      throw unsupportedConversion(v, `type ${code}`);
    if (!type && code !== undefined) throw failedToParse(`no type has the number ${code}`);
    if (!type) throw badValue(`Unknown type name: ${String(name)}`);
    try {
      return convertTo(type, v);
    } catch (error) {
      if (onError && error instanceof ServerError && error.code === 241) return onError(root, vars);
      throw error;
    }
  });
};

export const conversionForms: { [name: string]: SpecialForm } = { $convert: convert };
