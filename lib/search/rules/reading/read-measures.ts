import { isConvertible } from '../../../catalog/rules/measures';
import { edge, requireField, slack, withNames, type MeasureContext } from './measure-context';
import { measureCondition, nameBefore, valueCondition } from './named-fields';
import { measureTerm, type MeasureRange } from './search-query';
import type { TypedText } from './typed-text';
import { numberOf, numberPattern, typedMeasure, unitPattern, type TypedMeasure } from './typed-units';

/** A converted measure and those close to it, because goods are made in round numbers of their own unit. */
const near = (shown: string, { value, unit }: TypedMeasure): MeasureRange => ({
  shown,
  unit,
  from: value * 0.97,
  to: value * 1.03,
  exact: value,
});

/** The bounds of an exact measure; wider for one in another unit. */
const boundsOf = (measure: TypedMeasure) =>
  measure.isConverted
    ? near('', measure)
    : { unit: measure.unit, from: measure.value / slack, to: measure.value * slack };

/** Takes measures such as "18V", "3/8 in" and "13 mm chuck" out of a text. */
export function readExactMeasures(text: TypedText, { fields, valuesOf, reading }: MeasureContext): void {
  for (const { field, pattern } of withNames(fields, `(${numberPattern}) ?(${unitPattern})`)) {
    text.take(pattern, ([all, number = '', name = '']) => {
      const measure = typedMeasure(number, name);
      if (!measure) return null;
      const shown = `${number} ${name}`;
      if (field) {
        const condition = measureCondition(field.field, boundsOf(measure), valuesOf);
        if (condition) requireField(reading, field.field, condition);
        else if (field.field.kind === 'choice') return null;
        reading.optional.push(all);
      }
      if (measure.isConverted) reading.ranges.push(near(shown, measure));
      const label = field ? `${field.field.name} ${shown}` : shown;
      return {
        text: measure.isConverted ? '' : `${Number(measure.value.toFixed(2))} ${measure.unit}`,
        parts: [{ label, left: '' }],
      };
    });
  }
}

/** Takes fractions such as "1/4", which are inches, out of a text. */
export function readFractions(text: TypedText, { fields, valuesOf, reading }: MeasureContext): void {
  const fraction = String.raw`((?:\d{1,2}[ -])?\d{1,2}\/(?:2|4|8|16|32|64))(?![\w./"-])`;
  for (const { field, pattern } of withNames(fields, fraction)) {
    text.take(pattern, ([all, number = '']) => {
      const measure = typedMeasure(number, 'in');
      if (!measure || /(?:^|[ -])(\d*[02468])\/(?:2|4|8|16|32|64)$/.test(number)) return null;
      if (field) {
        const condition = measureCondition(field.field, boundsOf(measure), valuesOf);
        if (!condition) return null;
        requireField(reading, field.field, condition);
        reading.optional.push(all);
      }
      reading.ranges.push(near(number, measure));
      const label = `${field ? `${field.field.name} ` : ''}${number} in`;
      return { text: '', parts: [{ label, left: '' }] };
    });
  }
}

/** Takes sizes such as "8x40", "4.0 x 40 mm" and "115x1x22.23" out of a text. */
export function readSizes(text: TypedText, { reading }: MeasureContext): void {
  const x = String.raw` ?[x×*] ?`;
  const pattern = `${edge}(${numberPattern})(?: ?mm)?${x}(${numberPattern})(?:${x}(${numberPattern}))?(?: ?(${unitPattern}))?(?![\\w.])`;
  text.take(pattern, ([all, ...groups]) => {
    const typed = groups.slice(0, 3).filter((value) => value !== undefined);
    const inFractions = typed.some((value) => value.includes('/'));
    const name = groups[3] ?? (inFractions ? 'in' : 'mm');
    const measures = typed.flatMap((value) => typedMeasure(value, name) ?? []);
    if (measures.length < typed.length || measures.some(({ unit }) => unit !== 'mm')) return null;
    measures.forEach(({ value, unit }, at) => {
      const plain = numberOf(typed[at]!)!;
      const words = [measureTerm(value, unit), String(plain), plain.toFixed(1)];
      // The first number of a bolt's size is that of its thread.
      if (at === 0 && name === 'mm') words.push(`m${plain}`);
      reading.groups.push({ shown: typed[at]!, words: [...new Set(words)], isSize: true });
    });
    reading.optional.push(all);
    return { text: '', parts: [{ label: `Size ${typed.join(' × ')} ${name}`, left: '' }] };
  });
}

/** Takes values after the name of their field out of a text: "l 60", "torque 100", "grit 120". */
export function readNamedValues(text: TypedText, { fields, valuesOf, reading }: MeasureContext): void {
  for (const named of fields) {
    const { field } = named;
    const value =
      field.kind === 'measure' ? String.raw`(\d{1,6}(?:[.,]\d{1,3})?)` : String.raw`([\w.+/-]*\d[\w.+/-]*)`;
    const end = String.raw`(?![\w.,/]*\w| ?[x×*-] ?\d)`;
    const patterns = [
      `(?<![\\w])${nameBefore(named)}${value}${end}`,
      ...(field.kind === 'choice' ? [`${edge}${value} (?:${named.name})(?!\\w)`] : []),
    ];
    for (const pattern of patterns) {
      text.take(pattern, ([all, typed = '']) => {
        const condition = valueCondition(field, typed.replace(',', '.'), valuesOf);
        if (!condition) return null;
        const hasTerm = field.kind === 'measure' && isConvertible(field.unit ?? '');
        requireField(reading, field, condition);
        reading.optional.push(all);
        const shown = field.kind === 'measure' ? `${typed} ${field.unit}` : typed;
        return { text: hasTerm ? shown : typed, parts: [{ label: `${field.name} ${shown}`, left: '' }] };
      });
    }
  }
}
