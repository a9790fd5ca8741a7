// Several values share one cell of a product file: "a | b", or "name: value | name: value". A backslash escapes a
// separator.

const escaped = (text: string, marks: RegExp) => text.replace(marks, '\\$&');
const plain = (text: string) => text.replace(/\\(.)/gs, '$1');

/** Splits a text at separators that no backslash escapes. */
function split(text: string, mark: string, max = Infinity): string[] {
  const parts = [''];
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? '';
    if (letter === mark && parts.length < max) parts.push('');
    else if (letter === '\\') parts.push(parts.pop() + letter + (text[++at] ?? ''));
    else parts.push(parts.pop() + letter);
  }
  return parts;
}

export function writeList(values: string[]): string {
  return values.map((value) => escaped(value, /[\\|]/g)).join(' | ');
}

export function readList(cell: string): string[] {
  return split(cell, '|')
    .map((part) => plain(part.trim()))
    .filter(Boolean);
}

export function writePairs(pairs: [name: string, value: string][]): string {
  return pairs.map(([name, value]) => `${escaped(name, /[\\|:]/g)}: ${escaped(value, /[\\|]/g)}`).join(' | ');
}

/** The pairs in a cell; a part without a colon has an empty value. */
export function readPairs(cell: string): [name: string, value: string][] {
  return split(cell, '|')
    .filter((part) => part.trim())
    .map((part) => {
      const [name = '', value = ''] = split(part, ':', 2).map((half) => plain(half.trim()));
      return [name, value];
    });
}
