import { sampleStructure } from '@/tests/support/sample-structure';
import { fitReason } from '@/lib/fits/rules/evaluate';
import type { FitRuleInput } from '@/lib/fits/schema';
import { readSampleFitRules } from '@/seed/fit-rules';
import { readDemoProducts, type DemoProduct } from '@/seed/products';
import { pairGroups } from './demo-pairs';

let demo: Map<string, DemoProduct>;
let rules: FitRuleInput[];

beforeAll(async () => {
  demo = new Map((await readDemoProducts()).map((product) => [product.slug, product]));
  rules = await readSampleFitRules();
});

const reasonOf = (part: string, machine: string) =>
  rules
    .map((rule) => fitReason(sampleStructure, rule, demo.get(part)!, demo.get(machine)!))
    .find((reason) => reason !== null) ?? null;

test('of more than 300 pairs checked by hand none is said to fit that doesn’t, and 95 % that do are found', () => {
  const pairs = pairGroups.flatMap(({ parts, machines, fits }) =>
    parts.flatMap((part) =>
      machines.map((machine) => ({ part, machine, fits: fits[part]?.includes(machine) ?? false })),
    ),
  );
  expect(pairs.filter(({ part, machine }) => !demo.has(part) || !demo.has(machine))).toEqual([]);
  expect(new Set(pairs.map(({ part, machine }) => `${part} ${machine}`)).size).toBeGreaterThanOrEqual(300);
  const said = pairs.filter(({ part, machine }) => reasonOf(part, machine) !== null);
  expect(said.filter((pair) => !pair.fits)).toEqual([]);
  expect(said.length).toBeGreaterThanOrEqual(pairs.filter((pair) => pair.fits).length * 0.95);
});

test('the reason names what was compared', () => {
  expect(reasonOf('metal-cutting-disc-125-mm', 'angle-grinder-125-mm')).toBe(
    'diameter 125 mm, bore 22.23 mm, 12,200 ≥ 11,000 rpm',
  );
  expect(reasonOf('six-bay-charger-12-and-18-v', '12-v-battery-pack-2-0-ah')).toBe(
    'battery platform Ferrox 12 V',
  );
});

test.each([
  ['11,000 rpm', true],
  ['11000 RPM', true],
  ['10,999 rpm', false],
  [null, false],
  ['', false],
  ['up to 12,200 rpm', false],
  ['9,000–12,200 rpm', false],
  ['12,200 rpm / 9,000 rpm', false],
  ['12,200 rpm (9,000 rpm)', false],
  ['12,200 rpm (cooled)', false],
  ['203 m/s', false],
])('a disc with the maximum speed %j fits a grinder of 11,000 rpm: %s', (speed, fits) => {
  const disc = demo.get('metal-cutting-disc-125-mm')!;
  const rows = disc.specifications.filter(({ name }) => name !== 'Maximum speed');
  const specifications = speed === null ? rows : [...rows, { name: 'Maximum speed', value: speed }];
  const grinder = demo.get('angle-grinder-125-mm')!;
  const reasons = rules.map((rule) => fitReason(sampleStructure, rule, { ...disc, specifications }, grinder));
  expect(reasons.some((reason) => reason !== null)).toBe(fits);
});

test('two different values of one specification say nothing', () => {
  const disc = demo.get('metal-cutting-disc-125-mm')!;
  const specifications = [...disc.specifications, { name: 'Maximum speed', value: '6,000 rpm' }];
  const grinder = demo.get('angle-grinder-125-mm')!;
  expect(rules.map((rule) => fitReason(sampleStructure, rule, { ...disc, specifications }, grinder))).toEqual(
    rules.map(() => null),
  );
});
