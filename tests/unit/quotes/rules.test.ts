import {
  choiceProblem,
  choiceText,
  firstChoice,
  marginPercent,
  quoteSum,
  readChoice,
} from '@/lib/quotes/rules/choice';
import { compareLines } from '@/lib/quotes/rules/compare';
import { draftBody, typedDraft } from '@/lib/quotes/rules/form';
import { lineProblems } from '@/lib/quotes/rules/lines';
import type { QuoteLine } from '@/lib/quotes/schema/quote';

const line = (sku: string, unitPrice: number, alternativeTo = '', quantity = 2): QuoteLine => ({
  sku,
  unitPrice,
  alternativeTo,
  quantity,
  name: `Name of ${sku}`,
  detail: '',
  unit: 'piece',
  listPrice: unitPrice,
  note: '',
});
const lines = [line('A', 500), line('B', 300), line('C', 450, 'A')];

test('at first every line is chosen and no alternative, and the sum says so', () => {
  expect(firstChoice(lines)).toEqual(['A', 'B']);
  expect(quoteSum(lines)).toBe(2 * 500 + 2 * 300);
});

test('a choice survives the address, also of 100 lines; what can’t be read is the first choice', () => {
  const many = Array.from({ length: 100 }, (_, index) => line(`S${index}`, index));
  const chosen = new Set(['S0', 'S63', 'S64', 'S99']);
  const text = choiceText(many, chosen);
  expect(text.length).toBeLessThanOrEqual(25);
  expect(readChoice(many, text).map(({ sku }) => sku)).toEqual([...chosen]);
  for (const bad of [undefined, '', '0', 'xyz', '-1', 'f'.repeat(26)])
    expect(readChoice(lines, bad).map(({ sku }) => sku)).toEqual(['A', 'B']);
});

test('of a line and its alternatives at most one can be ordered, and nothing at all can’t', () => {
  const [a, b, c] = lines as [QuoteLine, QuoteLine, QuoteLine];
  expect(choiceProblem([])).toBe('Choose at least one line');
  expect(choiceProblem([a, b])).toBeNull();
  expect(choiceProblem([c])).toBeNull();
  expect(choiceProblem([a, c])).toBe('Choose A or its alternative, not both');
});

test('an alternative is one to a line that is none itself, and each SKU stands once', () => {
  const input = ({ sku, quantity, unitPrice, alternativeTo, note }: QuoteLine) => ({ sku, quantity, unitPrice, alternativeTo, note }); // prettier-ignore
  expect(lineProblems(lines.map(input))).toEqual({});
  const wrong = [line('A', 1), line('B', 1, 'A'), line('C', 1, 'B'), line('D', 1, 'D'), line('A', 2)];
  expect(Object.keys(lineProblems(wrong.map(input)))).toEqual([
    'lines.2.alternativeTo',
    'lines.3.alternativeTo',
    'lines.4.sku',
  ]);
});

test('versions are compared line by line, alternatives after what they replace', () => {
  const later = [line('B', 280), line('A', 500), line('D', 100), line('E', 90, 'B')];
  const found = compareLines({ lines }, { lines: later });
  expect(found.map(({ sku, isChanged }) => [sku, isChanged])).toEqual([
    ['A', false],
    ['C', true],
    ['B', true],
    ['E', true],
    ['D', true],
  ]);
});

test('the margin is a share of the price, unknown for no price', () => {
  expect(marginPercent(1_000, 750)).toBe(25);
  expect(marginPercent(500, 750)).toBe(-50);
  expect(marginPercent(0, 750)).toBeNull();
});

test('the editor sends what is typed, and what it can’t read as it is', () => {
  const typed = typedDraft({ lines, text: 'T', terms: '', validUntil: '2026-12-01', delivery: null }, 'USD');
  expect(typed.lines[0]).toMatchObject({ price: '5.00', quantity: '2' });
  const [first, ...rest] = typed.lines;
  const body = draftBody(
    { ...typed, delivery: '12.5', lines: [{ ...first!, price: 'much' }, ...rest] },
    7,
    'USD',
  );
  expect(body).toMatchObject({
    seq: 7,
    delivery: 1_250,
    lines: [{ unitPrice: 'much' }, { unitPrice: 300 }, { alternativeTo: 'A' }],
  });
});
