const codes = new Map([
  ['each', 'EA'],
  ['piece', 'H87'],
  ['pair', 'PR'],
  ['set', 'SET'],
  ['kit', 'KT'],
  ['pack', 'XPK'],
  ['box', 'XBX'],
  ['bag', 'XBG'],
  ['carton', 'XCT'],
  ['case', 'XCS'],
  ['roll', 'XRO'],
  ['reel', 'XRL'],
  ['bundle', 'XBE'],
  ['pallet', 'XPX'],
  ['bottle', 'XBO'],
  ['tube', 'XTU'],
  ['meter', 'MTR'],
  ['m', 'MTR'],
  ['foot', 'FOT'],
  ['kilogram', 'KGM'],
  ['kg', 'KGM'],
  ['gram', 'GRM'],
  ['liter', 'LTR'],
]);

/** The code for "one" of anything. */
const one = 'C62';

/**
 * The UN/ECE code (Recommendations 20 and 21) of a unit of sale: `box of 100` is a box, XBX. A unit without a code
 * counts as one of something.
 */
export const unitCodeOf = (unit: string): string =>
  codes.get(unit.toLowerCase().replace(/ of \d+$/, '')) ?? one;
