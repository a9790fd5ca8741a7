/** `make(locale, options)`, made once for each locale and options: making a format takes ten times as long as using it. */
function keeping<Format, Options>(make: (locale: string, options: Options) => Format) {
  const made = new Map<string, Format>();
  return (locale: string, options: Options): Format => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const known = made.get(key);
    if (known) return known;
    const format = make(locale, options);
    made.set(key, format);
    return format;
  };
}

/** The number format of a locale. The same arguments give the same object. */
export const numberFormat = keeping(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

/** The date format of a locale. The same arguments give the same object. */
export const dateFormat = keeping(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

/**
 * Formats a whole number as en-US does: "12,345". It needs no `Intl.NumberFormat`: for their first one, browsers load data
 * of the whole language while the page stands still.
 */
export function formatWhole(value: number): string {
  const digits = String(Math.abs(value)).replace(/\B(?=(\d{3})+$)/g, ',');
  return value < 0 ? `-${digits}` : digits;
}

/** Formats a number: `formatNumber(1234.5)` is "1,234.5". It has at most `digits` decimals. */
export const formatNumber = (value: number, digits = 3, locale = 'en-US'): string =>
  locale === 'en-US' && Number.isSafeInteger(value)
    ? formatWhole(value)
    : numberFormat(locale, { maximumFractionDigits: digits }).format(value);

/** Lists words as en-US does: "drills", "drills or saws", "drills, saws, or files". */
export function listWords(words: string[], last: 'and' | 'or'): string {
  if (words.length < 3) return words.join(` ${last} `);
  return `${words.slice(0, -1).join(', ')}, ${last} ${words.at(-1)}`;
}
