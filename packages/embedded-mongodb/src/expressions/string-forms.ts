import { type BSONRegExp } from 'bson';
import { isDoc, isNullish, typeOf, type Doc, type Value } from '../bson/types';
import { location } from '../errors';
import { isRegex, toRegExp } from '../query/regex';
import { combineExpressions, constantExpression, type SpecialForm } from './types';

const whitespace = [
  '\0',
  ' ',
  '\t',
  '\n',
  '\v',
  '\f',
  '\r',
  '\u00a0',
  '\u1680',
  ...Array.from({ length: 11 }, (_, i) => String.fromCharCode(0x2000 + i)),
];

const trimForm =
  (name: string, left: boolean, right: boolean): SpecialForm =>
  (operand, scope, compile) => {
    if (!isDoc(operand))
      throw location(50696, `${name} only supports an object as an argument, found ${typeOf(operand)}`);
    const input = compile(operand.input, scope);
    const chars = 'chars' in operand ? compile(operand.chars, scope) : constantExpression('');
    return combineExpressions([input, chars], (root, vars) => {
      const [v, set] = [input(root, vars), chars(root, vars)];
      if (isNullish(v) || isNullish(set)) return null;
      if (typeof v !== 'string')
        throw location(50699, `${name} requires its input to be a string, got ${typeOf(v)} instead.`);
      if (typeof set !== 'string')
        throw location(50700, `${name} requires 'chars' to be a string, got ${typeOf(set)} instead.`);
      const trimmed = set ? [...set] : whitespace;
      const points = [...v];
      while (left && points.length && trimmed.includes(points[0] as string)) points.shift();
      while (right && points.length && trimmed.includes(points.at(-1) as string)) points.pop();
      return points.join('');
    });
  };

const replaceForm =
  (name: string, all: boolean): SpecialForm =>
  (operand, scope, compile) => {
    const { input, find, replacement } = operand as Doc;
    const parts = [input, find, replacement].map((part) => compile(part, scope));
    return combineExpressions(parts, (root, vars) => {
      const values = parts.map((part) => part(root, vars));
      values.forEach((v, i) => {
        if (!isNullish(v) && typeof v !== 'string')
          throw location(
            [51746, 51745, 51744][i] as number,
            `${name} requires that '${['input', 'find', 'replacement'][i]}' be a string`,
          );
      });
      if (values.some(isNullish)) return null;
      const [text, searched, by] = values as [string, string, string];
      return all ? text.split(searched).join(by) : text.replace(searched, () => by);
    });
  };

type RegexMatch = { match: string; idx: number; captures: (string | null)[] };

const regexForm =
  (name: string, run: (text: string, regex: RegExp) => Value, resultOfNull: Value): SpecialForm =>
  (operand, scope, compile) => {
    if (!isDoc(operand))
      throw location(51103, `${name} expects an object of named arguments but found: ${typeOf(operand)}`);
    const [input, pattern, options] = [operand.input, operand.regex, operand.options ?? null].map((part) =>
      compile(part, scope),
    );
    return (root, vars) => {
      const [v, source, flags] = [input?.(root, vars), pattern?.(root, vars), options?.(root, vars)];
      if (!isNullish(v) && typeof v !== 'string')
        throw location(51104, `${name} needs 'input' to be of type string`);
      if (!isNullish(source) && typeof source !== 'string' && !isRegex(source))
        throw location(51105, `${name} needs 'regex' to be of type string or regex`);
      if (!isNullish(flags) && typeof flags !== 'string')
        throw location(51106, `${name} needs 'options' to be of type string`);
      if (isNullish(v) || isNullish(source)) return resultOfNull;
      return run(v, buildRegExp(source, flags));
    };
  };

function buildRegExp(source: string | BSONRegExp, flags: Value): RegExp {
  const { pattern, options } = typeof source === 'string' ? { pattern: source, options: '' } : source;
  const regex = toRegExp(pattern, (flags as string | null) ?? options, 51111);
  return new RegExp(regex, `g${regex.flags}`);
}

const describeMatch = (text: string, m: RegExpMatchArray): RegexMatch => ({
  match: m[0],
  idx: [...text.slice(0, m.index)].length,
  captures: m.slice(1).map((c) => c ?? null),
});

export const stringForms: { [name: string]: SpecialForm } = {
  $trim: trimForm('$trim', true, true),
  $ltrim: trimForm('$ltrim', true, false),
  $rtrim: trimForm('$rtrim', false, true),
  $replaceOne: replaceForm('$replaceOne', false),
  $replaceAll: replaceForm('$replaceAll', true),
  $regexMatch: regexForm('$regexMatch', (text, regex) => regex.test(text), false),
  $regexFind: regexForm(
    '$regexFind',
    (text, regex) => {
      const first = regex.exec(text);
      return first ? describeMatch(text, first) : null;
    },
    null,
  ),
  $regexFindAll: regexForm(
    '$regexFindAll',
    (text, regex) => [...text.matchAll(regex)].map((m) => describeMatch(text, m)),
    [],
  ),
};
