import { standardPattern, standardTerm } from '../../../catalog/rules/standards';
import { inchThread, inchThreadName, inchThreadOf, isPitch } from '../../../catalog/rules/threads';
import { measureTerm, type MeasureRange, type TermGroup } from './search-query';
import { equivalentsIn, type StandardGroups } from './standards';
import type { TypedText } from './typed-text';
import { numberOf, numberPattern, unitPattern } from './typed-units';

const isUnitNext = new RegExp(`^ ?${unitPattern}`, 'i');
/** The length after a thread: "x 1 1/2 in". */
const lengthAfter = String.raw`(?: ?(?:x|×|by) ?(${numberPattern})(?: ?("|in(?:ch(?:es)?)?\b|mm\b))?(?![\w/]))?`;

/** The range of one exact length in inches. */
const inches = (shown: string, count: number): MeasureRange => {
  const exact = Number((count * 25.4).toPrecision(6));
  return { shown, unit: 'mm', from: exact * 0.98, to: exact * 1.02, exact, isSize: true };
};

/** Takes unified threads such as "1/4-20 x 1" and "#10-32" out of a text, with the length that follows. */
export function readInchThreads(text: TypedText): MeasureRange[] {
  const found: MeasureRange[] = [];
  const size = String.raw`(?<![\w./-])(#?\d{1,2}|\d{1,2}\/\d{1,2})`;
  const take = (pattern: string, isSeries: boolean) =>
    text.take(pattern, (match) => {
      const [all, typed = '', threads = '', length, unit] = match;
      const rest = match.input.slice(match.index + all.length);
      if (!isSeries && !length && isUnitNext.test(rest)) return null;
      const series = threads.toUpperCase() === 'UNF' ? 'UNF' : 'UNC';
      const sizes = typed.includes('/') || typed.startsWith('#') ? [typed] : [`#${typed}`];
      const [thread] = sizes.flatMap(
        (each) => (isSeries ? inchThreadOf(each, series) : inchThread(each, Number(threads))) ?? [],
      );
      if (!thread) return null;
      const name = inchThreadName(thread);
      const label = `Thread ${name} ${thread.series}`;
      const count = length ? numberOf(length) : null;
      if (!length || count === null) return { text: name, parts: [{ label, left: '' }] };
      const inMillimeters = unit?.toLowerCase() === 'mm';
      const shown = inMillimeters ? `${length} mm` : `${length} in`;
      if (!inMillimeters) found.push(inches(shown, count));
      return {
        text: inMillimeters ? `${name} ${shown}` : name,
        parts: [
          { label, left: shown },
          { label: `Length ${shown}`, left: name },
        ],
      };
    });
  take(`${size}"? ?- ?(\\d{1,2})(?: ?un[cf]\\b)?(?![\\d./"]|[a-wyz])${lengthAfter}`, false);
  take(`${size}"? ?-? ?(un[cf])\\b${lengthAfter}`, true);
  return found;
}

/** Takes metric threads such as "M8", "M8x40" and "M8x1.25x40" out of a text, with the length that follows. */
export function readMetricThreads(text: TypedText): TermGroup[] {
  const found: TermGroup[] = [];
  const number = String.raw`\d{1,3}(?:[.,]\d{1,2})?`;
  const pattern = String.raw`(?<![\w./-])m ?(${number})(?: ?[x×*] ?(${number}))?(?: ?[x×*] ?(${number}))?( ?mm)?(?![\w.])(?: (\d{2,3})(?= *$| +[a-z]{3}| +\d\d?\.\d)(?! *(?:pcs?|pieces?|packs?|box)\b))?`;
  text.take(pattern, (match) => {
    const [, typed = '', second, third, , bare] = match;
    const diameter = numberOf(typed);
    if (diameter === null || diameter < 1 || diameter > 100) return null;
    const [a, b] = [second, third].map((value) => (value ? numberOf(value) : null));
    const pitch = a != null && (third ? true : isPitch(diameter, a)) ? a : null;
    const length = b ?? (pitch === null ? a : null) ?? (bare ? Number(bare) : null);
    const size = `M${diameter}`;
    const label = `Thread ${size}${pitch === null ? '' : ` × ${pitch}`}`;
    if (length == null) return { text: size, parts: [{ label, left: '' }] };
    const shown = `${length} mm`;
    found.push({ shown, words: [measureTerm(length, 'mm')], isSize: true });
    return {
      text: size,
      parts: [
        { label, left: shown },
        { label: `Length ${shown}`, left: size },
      ],
    };
  });
  return found;
}

/** Takes strength classes of bolts such as "8.8" out of a text: they stay words of the search. */
export function readStrengthClasses(text: TypedText): void {
  text.take(
    String.raw`(?<![\w./-])(?:class |grade )?(4\.6|4\.8|5\.6|5\.8|6\.8|8\.8|9\.8|10\.9|12\.9)(?![\w./-]| ?(?:mm|in|v|ah|a|w|nm|kg|lb|bar)\b)`,
    ([, name = '']) => ({
      text: name,
      parts: [{ label: `Strength class ${name}`, left: '' }],
    }),
  );
}

const standard = String.raw`(?<![\w-])(?:(?:din|bs|nf|uni) )?(?:en )?${standardPattern}`;

/** Takes standards such as "ISO 4017" out of a text. A product made to an equivalent one is found, too. */
export function readStandards(text: TypedText, groups: StandardGroups): TermGroup[] {
  const found: TermGroup[] = [];
  text.take(standard, ([all, body = '', number = '']) => {
    const name = `${body} ${number}`.toUpperCase();
    const others = equivalentsIn(groups, name);
    // "as 4" and "en 10" are words and numbers more often than standards.
    if (others.length === 0 && (/^(as|bs|nf|uni)$/i.test(body) || number.length < 2)) return null;
    const label = others.length ? `${name} (${others.join(', ')})` : name;
    found.push({ shown: all, words: [name, ...others].map(standardTerm) });
    return { text: '', parts: [{ label, left: '' }] };
  });
  return found;
}
