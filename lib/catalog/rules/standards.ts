/** The bodies whose standards are known by their number, as they are written. */
export const standardBodies = [
  'ISO',
  'IEC',
  'DIN',
  'EN',
  'ANSI',
  'ASME',
  'ASTM',
  'SAE',
  'BS',
  'JIS',
  'AS',
  'UNI',
  'NF',
  'GOST',
  'GB',
  'GB/T',
] as const;

const bodies = [...standardBodies].sort((a, b) => b.length - a.length).join('|');

/** Matches a standard such as "ISO 4017" or "din 933"; its groups are the body and the number. */
export const standardPattern = String.raw`(${bodies})[ -]?([A-Z]{0,2}\d{1,6}(?:\.\d{1,3})*M?)(?![\w.]\d|\w)`;

/** The name of a standard in one form: "din933" and "DIN EN 933" become "DIN 933" and "EN 933"; null for another text. */
export function standardName(text: string): string | null {
  const pattern = new RegExp(`^(?:(?:DIN|BS|NF|UNI|EN)[ -](?:EN[ -])?)??${standardPattern}$`);
  const [, body, number] =
    pattern.exec(text.normalize('NFKC').trim().toUpperCase().replace(/\s+/g, ' ')) ?? [];
  return body && number ? `${body} ${number}` : null;
}

/** The search term of a standard: "iso4017" for "ISO 4017". */
export const standardTerm = (name: string): string => name.toLowerCase().replace(/[^a-z0-9.]/g, '');

// As standards are printed: "as 2" in a text are words.
const printed = new RegExp(String.raw`(?<![\w-])${standardPattern}`, 'g');

/** The search terms of the standards that a text names in capital letters. */
export const standardTermsOf = (text: string): string[] =>
  [...text.slice(0, 20_000).matchAll(printed)].map(([, body = '', number = '']) =>
    standardTerm(`${body} ${number}`),
  );

const terms = new RegExp(`^(?:${bodies.replace('/', '')})\\d`, 'i');

/** Whether a search term is that of a standard, which nobody types as one word. */
export const isStandardTerm = (term: string): boolean => terms.test(term);
