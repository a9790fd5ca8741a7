/** Units that follow a number. */
const units = [
  'mm|cm|m|km|µm|in|inch|inches|ft|mg|g|kg|t|lb|lbs|oz|ml|l|ms|s|min|h|am|pm|lm|dB|dBA|HV|HRC|%|°C|°F',
  'N|kN|MPa|Nm|N·m|lbf·ft|ft-lb|J|bar|psi|rpm|Hz|kHz|V|kV|volts?|W|kW|watts?|Wh|kWh|A|mA|Ah|mAh',
].join('|');

const spaceBeforeUnit = new RegExp(String.raw`(?<=\d)[ \n](?=(?:${units})(?!\w))`, 'g');
const spaceInStandard = /(?<=\b(?:ISO|DIN|EN|ANSI|ASTM|SAE)) (?=[A-Z]?\d)/g;
const dashBetweenNumbers = /(?<=\d)–(?=\d)/g;
const hyphenAfterNumber = /(?<=\d)-(?=[\dA-Z])/g;

/**
 * The text with no-break spaces and word joiners, so that no line breaks inside a number with its unit (18 V), a range
 * (40–200), the name of a standard (ISO 4017) or a part number (6308-2RS).
 */
export const keepTogether = (text: string): string =>
  text
    .replace(spaceBeforeUnit, '\u00a0')
    .replace(spaceInStandard, '\u00a0')
    .replace(dashBetweenNumbers, '\u2060–\u2060')
    .replace(hyphenAfterNumber, '-\u2060');

/** Whether a quotation mark after `left` is an opening one rather than a closing mark or an apostrophe. */
const opens = (left: string) => left === '' || /[\s([{“‘–—-]/.test(left);

/**
 * Curls the straight quotation marks and apostrophes of one paragraph, passed in one or more pieces. A mark that
 * follows a number and closes no quotation stays straight: 1/2" and 6' are measures.
 */
export function createQuoteCurler(): (piece: string) => string {
  let left = '';
  const isOpen = { '“': false, '‘': false };
  const curled = (mark: string, rest: string): string => {
    const [opening, closing] = mark === '"' ? (['“', '”'] as const) : (['‘', '’'] as const);
    if (opens(left) && !/^(\s|\d\ds\b)/.test(rest)) {
      isOpen[opening] = true;
      return opening;
    }
    const endsWord = !/^[a-z]/i.test(rest);
    if (/\d/.test(left) && endsWord && !isOpen[opening]) return mark;
    if (endsWord) isOpen[opening] = false;
    return closing;
  };
  return (piece) =>
    piece.replace(
      /[^]/g,
      (sign, at: number) => (left = /["']/.test(sign) ? curled(sign, piece.slice(at + 1)) : sign),
    );
}
