/** Units as they are printed after a number. */
const units = [
  'mm|cm|m|km|µm|in|inch|inches|ft|mg|g|kg|t|lb|lbs|oz|ml|l|ms|s|min|h|am|pm|lm|dB|dBA|HV|HRC|%|°C|°F',
  'N|kN|MPa|Nm|N·m|lbf·ft|ft-lb|J|bar|psi|rpm|Hz|kHz|V|kV|volts?|W|kW|watts?|Wh|kWh|A|mA|Ah|mAh',
].join('|');

const spaceBeforeUnit = new RegExp(String.raw`(?<=\d)[ \n](?=(?:${units})(?!\w))`, 'g');
const spaceInStandard = /(?<=\b(?:ISO|DIN|EN|ANSI|ASTM|SAE)) (?=[A-Z]?\d)/g;
const dashBetweenNumbers = /(?<=\d)–(?=\d)/g;
const hyphenAfterNumber = /(?<=\d)-(?=[\dA-Z])/g;

/**
 * The text with all on one line that belongs together, however narrow its place is: a number and its unit (18 V), both
 * ends of a range (40–200), the name of a standard (ISO 4017), and a part number (6308-2RS).
 */
export const keepTogether = (text: string): string =>
  text
    .replace(spaceBeforeUnit, '\u00a0')
    .replace(spaceInStandard, '\u00a0')
    .replace(dashBetweenNumbers, '\u2060–\u2060')
    .replace(hyphenAfterNumber, '-\u2060');

/** Whether a mark after `left` opens what follows, and doesn't end or shorten a word. */
const opens = (left: string) => left === '' || /[\s([{“‘–—-]/.test(left);

/**
 * Curls the straight quotation marks and apostrophes of one paragraph, which may come in pieces. A mark that follows a
 * number and ends no quotation stays: 1/2" and 6' are measures.
 */
export function quoteCurler(): (piece: string) => string {
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
