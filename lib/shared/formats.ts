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

/** Formats a number: `formatNumber(1234.5)` is "1,234.5". It has at most `digits` decimals. */
export const formatNumber = (value: number, digits = 3, locale = 'en-US'): string =>
  numberFormat(locale, { maximumFractionDigits: digits }).format(value);
