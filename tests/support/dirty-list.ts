import { codeOf } from '@/lib/catalog/rules/search-terms';

/** A small pseudo-random generator (mulberry32), so that a seed always gives the same list. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export type KnownNumber = { sku: string; number: string; name: string };

/** What a line is about: the SKU, whether its number is spelled exactly (after normalization), and the quantity. */
export type Truth = {
  text: string;
  sku: string | null;
  exact: boolean;
  quantity: number | null;
  dirt: string;
};

type Dice = { pick: <T>(values: T[]) => T; below: (max: number) => number };

const respell: Record<string, (number: string, dice: Dice) => string> = {
  'as it is': (number) => number,
  'in lower case': (number) => number.toLowerCase(),
  'without hyphens': (number) => number.replaceAll('-', ''),
  'with spaces': (number) => number.replaceAll('-', ' '),
  'with dots': (number) => number.replaceAll('-', '.'),
  'with look-alikes': (number) => number.replaceAll('0', 'O'),
};

const mistype: Record<string, (number: string, dice: Dice) => string> = {
  'a wrong character': (number, { below, pick }) => {
    const at = below(number.length);
    return number.slice(0, at) + pick([...'ABCDEFGHKLMNPRSTUVWXYZ23456789']) + number.slice(at + 1);
  },
  'a missing character': (number, { below }) => {
    const at = below(number.length);
    return number.slice(0, at) + number.slice(at + 1);
  },
  'swapped characters': (number, { below }) => {
    const at = below(number.length - 1);
    return number.slice(0, at) + number[at + 1]! + number[at]! + number.slice(at + 2);
  },
  'a doubled character': (number, { below }) => {
    const at = below(number.length);
    return number.slice(0, at) + number[at]! + number.slice(at);
  },
  'a unit': (number, { pick }) => number + pick(['mm', ' mm', 'V', '-pcs']),
};

const layouts: ((number: string, quantity: number, name: string, dice: Dice) => string)[] = [
  (number, quantity) => `${number}\t${quantity}`,
  (number, quantity, name) => `${number}\t${name}\t${quantity}`,
  (number, quantity, name) => `"${name.replaceAll('"', '""')}";${number};${quantity}`,
  (number, quantity) => `${quantity},${number}`,
  (number, quantity) => `${quantity} x ${number}`,
  (number, quantity) => `- ${number}: ${quantity} pcs`,
  (number, quantity) => `${number} ${quantity}x`,
  (number, quantity) => `  ${quantity} ${number}  `,
  (number, quantity) => `Please send ${quantity} pcs of ${number} by Friday`,
];

/**
 * A list of so many lines with numbers in many spellings, typing errors and layouts, with comments and blank lines
 * between them. A typing error that gives another number of the catalog is no error and is left out.
 */
export function dirtyList(known: KnownNumber[], lines: number, seed: number): Truth[] {
  const random = randomOf(seed);
  const below = (max: number) => Math.floor(random() * max);
  const dice: Dice = { below, pick: (values) => values[below(values.length)]! };
  const taken = new Set(known.map(({ number }) => codeOf(number)));
  const truths: Truth[] = [];
  while (truths.length < lines) {
    const { sku, number, name } = dice.pick(known);
    const isTypo = random() < 0.35;
    const [dirt, change] = dice.pick(Object.entries(isTypo ? mistype : respell));
    const typed = change(number, dice);
    const exact = codeOf(typed) === codeOf(number);
    if (!exact && taken.has(codeOf(typed))) continue;
    const quantity = 1 + below(40);
    const text = dice.pick(layouts)(typed, quantity, name, dice);
    truths.push({ text, sku, exact, quantity, dirt });
  }
  return truths;
}
