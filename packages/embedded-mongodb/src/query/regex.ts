import type { BSONRegExp } from 'bson';
import { typeOf, type Value } from '../bson/types';
import { badValue, location } from '../errors';

/** Whether a value is a regular expression. */
export const isRegex = (v: Value): v is BSONRegExp => typeOf(v) === 'regex';

const knownFlags = 'imsxu';

/** Converts a regular expression in MongoDB's dialect (PCRE) to JavaScript's. */
export function toRegExp(pattern: string, options = '', errorCode = 51091): RegExp {
  for (const flag of options)
    if (!knownFlags.includes(flag)) throw location(51108, `invalid flag in regex options: ${flag}`);
  let source = pattern;
  let flags = options;
  const inline = /^\(\?([imsx]+)\)/.exec(source);
  if (inline) {
    source = source.slice(inline[0].length);
    flags += inline[1];
  }
  if (flags.includes('x')) source = stripExtendedSyntax(source);
  const wanted = [...new Set(flags)].filter((f) => 'ims'.includes(f)).join('');
  source = source
    .replace(/^\\A/, '^')
    .replace(/\\[zZ]$/, '$')
    .replace(/\(\?<([a-z]\w*)>/gi, '(?<$1>');
  try {
    return new RegExp(source, `${wanted}u`);
  } catch {
    return toNonUnicodeRegExp(source, wanted, errorCode);
  }
}

function toNonUnicodeRegExp(source: string, flags: string, errorCode: number): RegExp {
  try {
    return new RegExp(source, flags);
  } catch {
    throw location(errorCode, `Regular expression is invalid: ${source}`);
  }
}

function stripExtendedSyntax(source: string): string {
  return source.replace(/\\.|\[(?:\\.|[^\]])*\]|\s+|#.*$/gm, (part) => (/^[\s#]/.test(part) ? '' : part));
}

/** Compiles a `$regex` with its `$options`. */
export function parseRegexOperand(pattern: Value, options: Value): RegExp {
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

/** The literal prefix of an anchored, case-sensitive regular expression (`^abc`), for which an index can be used. */
export function literalPrefix(pattern: string, options: string): string | undefined {
  if (/[imx]/.test(options) || pattern.includes('|')) return undefined;
  const start = /^(?:\^|\\A)((?:[^\\.^$*+?()[\]{}|]|\\[^\w])+)/.exec(pattern);
  if (!start?.[1]) return undefined;
  const rest = pattern.slice(start[0].length);
  const text = start[1].replace(/\\(.)/g, '$1');
  return /^[*?{]/.test(rest) ? [...text].slice(0, -1).join('') || undefined : text;
}
