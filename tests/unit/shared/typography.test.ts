import { keepTogether, createQuoteCurler } from '@/lib/shared/typography';

const tied = (text: string) => text.replaceAll('~', '\u00a0');

test.each([
  ['Tape Measure, 5~m', 'Tape Measure, 5 m'],
  ['12~V Drill Driver, 30~Nm', '12 V Drill Driver, 30 Nm'],
  ['16~mm to 50~mm', '16 mm to 50 mm'],
  ['Hex Bolt M8, 8.8, Zinc Plated', 'Hex Bolt M8, 8.8, Zinc Plated'],
  ['Screwdriver Set, 6 Pieces', 'Screwdriver Set, 6 Pieces'],
  ['Wrench 1/2~in', 'Wrench 1/2 in'],
  [
    '85~dBA, 95~dB(A), 60~m/min, 900~N/mm², 20~°C and 30~%',
    '85 dBA, 95 dB(A), 60 m/min, 900 N/mm², 20 °C and 30 %',
  ],
  ['7~am to 6~pm', '7 am to 6 pm'],
  ['after ISO~4017, not DIN~933', 'after ISO 4017, not DIN 933'],
  ['88~N·m (65~lbf·ft)', '88 N·m (65 lbf·ft)'],
])('a number and its unit stay on one line: %s', (shown, text) => {
  expect(keepTogether(text)).toBe(tied(shown));
});

test.each([
  ['Torque Wrench, 40–200 Nm', '40\u2060–\u2060200\u00a0Nm'],
  ['Deep Groove Ball Bearing 6308-2RS', '6308-\u20602RS'],
])('a range or a part number stays on one line: %s', (text, whole) => {
  expect(keepTogether(text)).toContain(whole);
});

test.each([
  ['"Do not use" isn\'t enough', '“Do not use” isn’t enough'],
  ['("we")', '(“we”)'],
  ["He said: \"the mark '8.8' is 'clear'\"", 'He said: “the mark ‘8.8’ is ‘clear’”'],
  ["the buyers' list, the '90s and the 1990's", 'the buyers’ list, the ’90s and the 1990’s'],
  ['"M12 × 60" is half an order', '“M12 × 60” is half an order'],
  ['a 1/2" drive, 6\' long', 'a 1/2" drive, 6\' long'],
  ['“set” already, isn’t it', '“set” already, isn’t it'],
])('straight quotation marks curl, inch marks stay: %s', (typed, shown) => {
  expect(createQuoteCurler()(typed)).toBe(shown);
});
