import { codeOf } from './search-terms';

/** The code, and every string left after removing one of its characters. */
const deletesOfCode = (code: string): string[] => [
  code,
  ...Array.from(code, (_, at) => code.slice(0, at) + code.slice(at + 1)),
];

/** The code without each of its segments in turn: FX-BD18K-YE gives BD18KYE, FXYE and FXBD18K. */
function withoutSegments(segments: string[]): string[] {
  if (segments.length < 2 || segments.length > 8) return [];
  return segments.map((_, left) => codeOf(segments.filter((_one, at) => at !== left).join('')));
}

const minLength = 3;
const maxLength = 40;

const keysOf = (text: string, segments: string[]) => {
  const code = codeOf(text);
  if (code.length < minLength || code.length > maxLength) return [];
  const keys = [...deletesOfCode(code), ...withoutSegments(segments)];
  return [...new Set(keys)].filter((key) => key.length >= minLength);
};

/**
 * The keys under which a stored part number is found by similar ones: the SymSpell deletes of its code, and the code
 * without each part that a hyphen or space separates.
 */
export const nearCodesOf = (partNumber: string): string[] =>
  keysOf(partNumber, partNumber.split(/[^A-Za-z0-9]+/).filter(Boolean));

/**
 * The keys by which a typed part number finds similar stored ones. Two numbers that differ by one character, two swapped
 * ones, or one part that is missing or too much ("40 mm", a color) have a key in common.
 */
export const nearKeysOf = (typed: string): string[] => {
  const separated = typed.split(/[^A-Za-z0-9]+/).filter(Boolean);
  const atDigits = separated.flatMap((part) => part.match(/\d+|[A-Za-z]+/g) ?? []);
  return [...new Set([...keysOf(typed, separated), ...keysOf(typed, atDigits)])];
};
