import { keepUnits } from '@/lib/catalog/rules/measures';

const tied = (text: string) => text.replaceAll('~', '\u00a0');

test.each([
  ['Tape Measure, 5~m', 'Tape Measure, 5 m'],
  ['12~V Drill Driver, 30~Nm', '12 V Drill Driver, 30 Nm'],
  ['16~mm to 50~mm', '16 mm to 50 mm'],
  ['Hex Bolt M8, 8.8, Zinc Plated', 'Hex Bolt M8, 8.8, Zinc Plated'],
  ['Screwdriver Set, 6 Pieces', 'Screwdriver Set, 6 Pieces'],
  ['Wrench 1/2~in', 'Wrench 1/2 in'],
])('a number stays on the line of its unit: %s', (shown, text) => {
  expect(keepUnits(text)).toBe(tied(shown));
});

test.each([
  ['Torque Wrench, 40–200 Nm', '40\u2060–\u2060200\u00a0Nm'],
  ['Deep Groove Ball Bearing 6308-2RS', '6308-\u20602RS'],
])('a range and a part number are not torn: %s', (text, whole) => {
  expect(keepUnits(text)).toContain(whole);
});
