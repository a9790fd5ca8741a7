import type { BSONRegExp } from 'bson';
import { typeOf, type Value } from '../bson/types';
import { badValue, location } from '../errors';

/** Whether a value is a regular expression. */
export const isRegex = (v: Value): v is BSONRegExp => typeOf(v) === 'regex';

const known = 'imsxu';

/** A pattern in MongoDB's dialect as a JavaScript expression. */
export function toRegExp(pattern: string, options = '', refusal = 51091): RegExp {
  for (const flag of options)
    if (!known.includes(flag)) throw location(51108, `invalid flag in regex options: ${flag}`);
  let source = pattern;
  let flags = options;
  const inline = /^\(\?([imsx]+)\)/.exec(source);
  if (inline) {
    source = source.slice(inline[0].length);
    flags += inline[1];
  }
  if (flags.includes('x')) source = withoutLayout(source);
  const wanted = [...new Set(flags)].filter((f) => 'ims'.includes(f)).join('');
  source = source
    .replace(/^\\A/, '^')
    .replace(/\\[zZ]$/, '$')
    .replace(/\(\?<([a-z]\w*)>/gi, '(?<$1>');
  try {
    return new RegExp(source, `${wanted}u`);
  } catch {
    return lenient(source, wanted, refusal);
  }
}

function lenient(source: string, flags: string, refusal: number): RegExp {
  try {
    return new RegExp(source, flags);
  } catch {
    throw location(refusal, `Regular expression is invalid: ${source}`);
  }
}

function withoutLayout(source: string): string {
  return source.replace(/\\.|\[(?:\\.|[^\]])*\]|\s+|#.*$/gm, (part) => (/^[\s#]/.test(part) ? '' : part));
}

/** The expression of a `$regex` with its `$options`. */
export function regexOperand(pattern: Value, options: Value): RegExp {
  if (options !== undefined && typeof options !== 'string') throw badValue('$options has to be a string');
  if (isRegex(pattern)) {
    if (options && pattern.options) throw location(51074, 'options set in both $regex and $options');
    return toRegExp(pattern.pattern, options ?? pattern.options);
  }
  if (typeof pattern !== 'string') throw badValue('$regex has to be a string');
  if (pattern.includes('\0') || options?.includes('\0'))
    throw location(51109, 'Regular expression cannot contain an embedded null byte');
  return toRegExp(pattern, options);
}

/** The fixed start of an anchored, case-sensitive expression (`^abc`), by which an index can serve it. */
export function prefixOf(pattern: string, options: string): string | undefined {
  if (/[imx]/.test(options) || pattern.includes('|')) return undefined;
  const start = /^(?:\^|\\A)((?:[^\\.^$*+?()[\]{}|]|\\[^\w])+)/.exec(pattern);
  if (!start?.[1]) return undefined;
  const rest = pattern.slice(start[0].length);
  const text = start[1].replace(/\\(.)/g, '$1');
  return /^[*?{]/.test(rest) ? [...text].slice(0, -1).join('') || undefined : text;
}
