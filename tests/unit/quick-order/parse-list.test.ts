import fc from 'fast-check';
import { parseList } from '@/lib/quick-order/rules/parse-list';

const first = (text: string) => parseList(text).lines[0]?.readings ?? [];
const reading = (text: string, part: string) => first(text).find((one) => one.part === part);

test.each([
  ['HB-M8-40\t10', 'HB-M8-40', 10],
  ['10;HB-M8-40', 'HB-M8-40', 10],
  ['HB-M8-40, 1,000', 'HB-M8-40', null],
  ['"Bolt; zinc";HB-M8-40;10', 'HB-M8-40', 10],
  ['10 x HB-M8-40', 'HB-M8-40', 10],
  ['10x HB-M8-40', 'HB-M8-40', 10],
  ['HB-M8-40 x10', 'HB-M8-40', 10],
  ['HB-M8-40 (10)', 'HB-M8-40', 10],
  ['1. HB-M8-40: 10 pcs.', 'HB-M8-40', 10],
  ['> - 1,200 pcs of HB-M8-40', 'HB-M8-40', 1200],
  ['HB M8 40 10 pcs', 'HB M8 40', 10],
  ['HB-M8-40\t\t10.00', 'HB-M8-40', 10],
  ['HB-M8-40\t$12.50\t10\tpcs', 'HB-M8-40', 10],
])('%s is read as %s × %s', (text, part, quantity) => {
  expect(reading(text, part)).toMatchObject({ quantity });
});

test('pieces and packs are told apart', () => {
  expect(reading('HB-M8-40 200 pcs', 'HB-M8-40')?.counted).toBe('piece');
  expect(reading('2 boxes HB-M8-40', 'HB-M8-40')?.counted).toBe('pack');
  expect(reading('HB-M8-40 2', 'HB-M8-40')?.counted).toBeNull();
});

test('columns follow their headings, whatever their order', () => {
  const { lines, ignored } = parseList(
    'Pos\tQty\tDescription\tItem No.\n1\t10\tBolt 8.8\tHB-M8-40\n2\t5\t\tHB-M6-20',
  );
  expect(ignored).toEqual([{ line: 1, text: 'Pos\tQty\tDescription\tItem No.' }]);
  expect(lines.map(({ readings }) => readings.map(({ part, quantity }) => [part, quantity]))).toEqual([
    [['HB-M8-40', 10]],
    [['HB-M6-20', 5]],
  ]);
});

test('a first column that only numbers the lines is no quantity', () => {
  const { lines } = parseList('1\tHB-M8-40\t10\n2\tHB-M6-20\t20\n3\tHB-M5-16\t30');
  expect(lines.map(({ readings }) => readings.find(({ part }) => /^HB/.test(part))?.quantity)).toEqual([
    10, 20, 30,
  ]);
});

test('two numbers that could both be the quantity leave it open', () => {
  expect(reading('HB-M8-40\t10\t20', 'HB-M8-40')).toMatchObject({ quantity: null, certain: false });
  expect(reading('10 HB-M8-40 20', 'HB-M8-40')).toMatchObject({ quantity: null, certain: false });
});

const partNumber = fc
  .tuple(
    fc.stringMatching(/^[A-Z]{2,4}$/),
    fc.stringMatching(/^[A-Z][0-9]{1,3}$/),
    fc.stringMatching(/^[0-9]{2,4}$/),
  )
  .map((parts) => parts.join('-'));
const layout = fc.constantFrom<(part: string, quantity: number) => string>(
  (part, quantity) => `${part}\t${quantity}`,
  (part, quantity) => `${quantity}\t${part}`,
  (part, quantity) => `"${part}";"${quantity}"`,
  (part, quantity) => `${part},${quantity}`,
  (part, quantity) => `${quantity} x ${part}`,
  (part, quantity) => `${part}  ${quantity} pcs`,
  (part, quantity) => `${part}: ${quantity}`,
  (part, quantity) => `* ${quantity}× ${part},`,
);

test('whatever the layout, each line keeps its number, part and quantity', () => {
  const lines = fc.array(fc.tuple(partNumber, fc.integer({ min: 1, max: 99_999 }), layout), {
    minLength: 1,
    maxLength: 20,
  });
  fc.assert(
    fc.property(lines, fc.constantFrom('\n', '\r\n', '\n\n'), (given, newline) => {
      const parsed = parseList(given.map(([part, quantity, write]) => write(part, quantity)).join(newline));
      expect(parsed.lines).toHaveLength(given.length);
      parsed.lines.forEach(({ line, readings }, index) => {
        const [part, quantity] = given[index]!;
        expect(line).toBe(newline === '\n\n' ? index * 2 + 1 : index + 1);
        expect(readings.find((one) => one.part === part)).toMatchObject({ quantity, certain: true });
      });
    }),
  );
});

test('any text is read without an error, and no line is lost', () => {
  const character = fc.constantFrom(...'AZ09x×*\t;,|"-#. \n\u00a0(){}[]:=🔩é');
  fc.assert(
    fc.property(fc.array(character, { maxLength: 300 }), (characters) => {
      const text = characters.join('');
      const { lines, ignored } = parseList(text);
      const filled = text.split('\n').filter((line) => /[^\s,;|>]/.test(line)).length;
      expect(lines.length + ignored.length).toBeGreaterThanOrEqual(filled);
      for (const { readings } of lines) expect(readings.length).toBeLessThanOrEqual(2_000);
    }),
  );
});
