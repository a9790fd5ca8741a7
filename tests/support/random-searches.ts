import { canonicalText } from '@/lib/catalog/rules/search-terms';
import { fieldCriterion } from './field-criteria';
import type { Criterion, Offer, Random } from './random-values';

const nouns = [
  'bolt',
  'bolts',
  'hex bolt',
  'washer',
  'nut',
  'wood screw',
  'timber screw',
  'decking screw',
  'drill bit',
  'grinder',
  'drill driver',
  'battery',
  'bearing',
  'anchor',
  'glove',
  'boots',
  'pliers',
  'clamp',
  'hammer',
  'zinc',
  'galvanised',
  'spirit level',
];

/** The groups of which this test's products name some. */
const standards = [
  ['ISO 4017', 'DIN 933'],
  ['ISO 4032', 'DIN 934'],
  ['ISO 7089', 'DIN 125'],
  ['ISO 4762', 'DIN 912'],
  ['ISO 235', 'DIN 338'],
  ['ISO 15', 'DIN 625'],
  ['ISO 606', 'DIN 8187'],
];

const pitches: Record<string, string> = {
  5: '0.8',
  6: '1',
  8: '1.25',
  10: '1.5',
  12: '1.75',
  16: '2',
  20: '2.5',
};
const hasNumber = (text: string, number: string) =>
  new RegExp(`(?<![\\d.])${number.replaceAll('.', '\\.')}(?![\\d.]*\\d| ?k?g\\b)`).test(text);

/** The terms of a word as the catalog writes them, each as the beginning of a word. */
function noun(typed: string): Criterion {
  const words = canonicalText(typed)
    .split(' ')
    .map((word) => word.replace(/(?<=..[^s])s$/, ''));
  const patterns = words.map((word) => new RegExp(`(?<![a-z0-9])${word}`));
  return { typed, holds: ({ text }) => patterns.every((pattern) => pattern.test(text)) };
}

const knownNouns = nouns.map(noun);

function sizeCriterion({ pick }: Random, { variant }: Offer): Criterion | null {
  const size = variant.size ?? '';
  const [, metric, length] = /^M(\d+) × (\d+)$/.exec(size) ?? [];
  if (metric && length) {
    const typed = pick([
      `m${metric}x${length}`,
      `M${metric} x ${length}`,
      `M${metric}×${length} mm`,
      `m${metric}*${length}`,
      `M${metric}x${pitches[metric] ?? '1'}x${length}`,
    ]);
    return { typed, holds: (other) => other.variant.size === size };
  }
  const [, across, along] = /^([\d.]+) × (\d+) mm$/.exec(size) ?? [];
  if (across && along) {
    const typed = pick([
      `${Number(across)}x${along}`,
      `${across} x ${along} mm`,
      `${across.replace('.', ',')} x ${along}`,
    ]);
    return {
      typed,
      holds: (other) => other.variant.size === size || other.variant.size === `M${Number(across)} × ${along}`,
    };
  }
  const [, thread, inches] = /^(#?[\d/]+-\d+) × ([\d /]+) in$/.exec(size) ?? [];
  if (!thread) return null;
  return {
    typed: pick([`${thread} x ${inches}`, `${thread}x${inches}`, `${thread} x ${inches} in`]),
    holds: (other) => other.variant.size === size,
  };
}

function priceCriterion({ pick }: Random, { variant: { price } }: Offer): Criterion {
  const [low, high] = [
    Math.floor((price / 100) * pick([0.7, 0.9, 1])),
    Math.ceil((price / 100) * pick([1, 1.1, 1.6])),
  ];
  const within =
    (from: number, to: number) =>
    ({ variant }: Offer) =>
      variant.price >= from * 100 && variant.price <= to * 100;
  return pick<Criterion>([
    { typed: `under $${high}`, holds: within(0, high) },
    { typed: `up to ${high} usd`, holds: within(0, high) },
    { typed: `over $${low}`, holds: within(low, Infinity) },
    { typed: `$${low}-${high}`, holds: within(low, high) },
  ]);
}

function standardCriterion({ pick }: Random, { text }: Offer): Criterion | null {
  const isNamed = (written: string, name: string) => new RegExp(`${name.toLowerCase()}(?!\\d)`).test(written);
  const group = standards.find((names) => names.some((name) => isNamed(text, name)));
  if (!group) return null;
  const name = pick(group);
  return {
    typed: pick([name, name.toLowerCase(), name.replace(' ', '')]),
    holds: (other) => group.some((each) => isNamed(other.text, each)),
  };
}

function classCriterion({ text }: Offer): Criterion | null {
  const [name] = /(?<![\d.])(?:8\.8|10\.9|12\.9)(?![\d.])/.exec(text) ?? [];
  return name ? { typed: name, holds: (other) => hasNumber(other.text, name) } : null;
}

const inStock: Criterion = { typed: 'in stock', holds: ({ variant }) => variant.availableQuantity > 0 };

/** What a query about an offer asks for: always a specification, mostly a word too, in any order. */
export function randomCriteria(random: Random, offer: Offer): Criterion[] {
  const { next, pick, shuffled } = random;
  const fitting = knownNouns.filter(({ holds }) => holds(offer));
  const specific = [
    next() < 0.7 ? sizeCriterion(random, offer) : null,
    next() < 0.5 ? fieldCriterion(random, offer) : null,
    next() < 0.3 ? standardCriterion(random, offer) : null,
    next() < 0.2 ? classCriterion(offer) : null,
    next() < 0.3 ? priceCriterion(random, offer) : null,
    next() < 0.2 ? inStock : null,
  ].flatMap((criterion) => criterion ?? []);
  const word = fitting.length && next() < 0.75 ? [pick(fitting)] : [];
  return specific.length ? shuffled([...word, ...specific]) : [];
}
