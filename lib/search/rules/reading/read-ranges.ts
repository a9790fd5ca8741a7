import { isLength, slack, withNames, type MeasureContext } from './measure-context';
import { measureCondition } from './named-fields';
import { fromWords, upToWords } from './read-prices';
import type { TypedText } from './typed-text';
import { numberPattern, typedMeasure, unitPattern, type TypedMeasure } from './typed-units';

type Span = { from: TypedMeasure | null; to: TypedMeasure | null; text: string };

/** Takes one kind of range out of a text. */
function takeRanges(
  text: TypedText,
  { fields, valuesOf, reading }: MeasureContext,
  pattern: string,
  read: (groups: string[]) => Span | null,
): void {
  for (const { field, pattern: each } of withNames(fields, pattern)) {
    text.take(each, ([all, ...groups]) => {
      const span = read(groups.map((value) => value ?? ''));
      const unit = span?.from?.unit ?? span?.to?.unit;
      if (!span || !unit || (span.from && span.to && span.from.unit !== span.to.unit)) return null;
      const bounds = [span.from?.value ?? 0, span.to?.value ?? Number.MAX_SAFE_INTEGER];
      const range = { unit, from: Math.min(...bounds) / slack, to: Math.max(...bounds) * slack };
      const condition = field && measureCondition(field.field, range, valuesOf);
      (condition ? reading.instead : reading.ranges).push({ shown: all, ...range });
      if (field && condition) {
        reading.named.push(condition);
        if (isLength(field.field))
          reading.fields.push({ key: field.field.key, from: range.from, to: range.to });
      }
      reading.optional.push(all);
      const label = field ? `${field.field.name} ${span.text}` : span.text;
      return { text: '', parts: [{ label, left: '' }] };
    });
  }
}

/** Takes ranges such as "10-20 mm", "at least 5 Ah" and "weight under 2 kg" out of a text. */
export function readRanges(text: TypedText, context: MeasureContext): void {
  const number = `(${numberPattern})`;
  const unit = ` ?(${unitPattern})`;
  const dash = String.raw` ?(?:-|–|to|\.\.|and) ?`;
  takeRanges(text, context, `(?:between |from )?${number}(?:${unit})?${dash}${number}${unit}`, (groups) => {
    const [low = '', lowUnit = '', high = '', highUnit = ''] = groups;
    const from = typedMeasure(low, lowUnit || highUnit);
    const to = typedMeasure(high, highUnit);
    // "1-1/2 in" is one number, and a range goes up.
    if (!from || !to || from.value >= to.value) return null;
    return { from, to, text: `${low}–${high} ${highUnit}` };
  });
  takeRanges(text, context, `${upToWords} ?${number}${unit}`, ([high = '', name = '']) => {
    const to = typedMeasure(high, name);
    return to && { from: null, to, text: `up to ${high} ${name}` };
  });
  takeRanges(text, context, `${fromWords} ?${number}${unit}`, ([low = '', name = '']) => {
    const from = typedMeasure(low, name);
    return from && { from, to: null, text: `at least ${low} ${name}` };
  });
  const after = String.raw`(?: ?\+|,? (?:or|and) (?:more|up|over|higher|above))(?!\w)`;
  takeRanges(text, context, `${number}${unit}${after}`, ([low = '', name = '']) => {
    const from = typedMeasure(low, name);
    return from && { from, to: null, text: `at least ${low} ${name}` };
  });
}
