import { slugOf } from '../../lib/shared/slug';
import type { ItemRow } from './row';

/** What leads on from an item: papers, parts, companions. */
export type Links = {
  documents: { title: string; href: string }[];
  accessories: string[];
  spares: string[];
};

const manuals: [pattern: RegExp, title: string, page: string][] = [
  [/drill-driver|impact-driver/, 'Operating manual', 'cordless-drill-drivers'],
  [/angle-grinder/, 'Operating manual', 'angle-grinders'],
  [/cutting-disc|angle-grinder/, 'Safety sheet: cutting discs', 'cutting-discs'],
  [/battery-pack|charger|^18-v-|^12-v-|^36-v-/, 'Safety sheet: lithium-ion packs', 'lithium-ion-packs'],
  [/pallet-truck/, 'Operating manual', 'pallet-trucks'],
  [/respirator|dust-mask/, 'Fitting and use', 'respirators'],
  [/ladder/, 'Use and inspection', 'ladders'],
];

const spares: Record<string, string[]> = {
  'angle-grinder-115-mm': ['deep-groove-ball-bearing-6000-2rs'],
  'angle-grinder-125-mm': ['deep-groove-ball-bearing-6000-2rs', 'deep-groove-ball-bearing-6201-2rs'],
  'angle-grinder-230-mm': ['deep-groove-ball-bearing-6201-2rs'],
  'electric-motor-0-55-kw-4-pole': ['deep-groove-ball-bearing-6204-2rs'],
  'electric-motor-1-5-kw-4-pole': ['deep-groove-ball-bearing-6205-2rs'],
  'electric-motor-4-kw-4-pole': ['deep-groove-ball-bearing-6206-2rs'],
  'workshop-compressor-24-l': ['pressure-gauge-63-mm-0-10-bar', 'brass-ball-valve-1-2-in'],
  'workshop-compressor-50-l': ['pressure-gauge-63-mm-0-10-bar', 'brass-ball-valve-1-2-in'],
  'stationary-compressor-100-l': [
    ...['pressure-gauge-63-mm-0-25-bar', 'brass-ball-valve-3-4-in', 'v-belt-pulley-spa-90-1-groove'],
  ],
  'air-hose-reel-15-m': ['brass-ball-valve-1-2-in'],
  'water-hose-reel-30-m': ['brass-ball-valve-3-4-in'],
  'pallet-truck-2-500-kg': ['deep-groove-ball-bearing-6204-2rs'],
  'short-fork-pallet-truck-2-000-kg': ['deep-groove-ball-bearing-6204-2rs'],
  'bench-drill-press-13-mm': ['deep-groove-ball-bearing-6201-2rs'],
  'bench-drill-press-16-mm': ['deep-groove-ball-bearing-6201-2rs', 'v-belt-pulley-spa-90-1-groove'],
  'floor-drill-press-20-mm': ['deep-groove-ball-bearing-6204-2rs', 'v-belt-pulley-spa-90-1-groove'],
  '18-v-brushless-drill-driver-kit': ['18-v-battery-pack-5-0-ah', '18-v-fast-charger'],
  '18-v-brushless-angle-grinder-kit-125-mm': ['18-v-battery-pack-5-0-ah', '18-v-fast-charger'],
};

const accessories: Record<string, string[]> = {
  'angle-grinder-115-mm': ['metal-cutting-disc-115-mm', 'clear-safety-goggles', 'ear-muffs-31-db'],
  'angle-grinder-125-mm': ['metal-cutting-disc-125-mm', 'clear-safety-goggles', 'ear-muffs-31-db'],
  'angle-grinder-230-mm': ['metal-cutting-disc-230-mm', 'clear-safety-goggles', 'ear-muffs-31-db'],
  'circular-saw-165-mm': ['saw-blade-for-wood-165-mm-24-teeth', 'saw-blade-for-wood-165-mm-48-teeth'],
  'circular-saw-190-mm': ['saw-blade-for-wood-190-mm-40-teeth', 'saw-blade-for-metal-190-mm-38-teeth'],
  'orbital-sander-125-mm': [
    ...['sanding-discs-125-mm-grit-80-box-of-50', 'sanding-discs-125-mm-grit-120-box-of-50'],
    'ffp3-dust-mask-with-valve-box-of-10',
  ],
  'sds-plus-hammer-drill-2-2-j': ['sds-plus-drill-bit-set-7-pieces', 'ear-muffs-31-db'],
  'sds-plus-hammer-drill-3-0-j': ['sds-plus-drill-bit-set-7-pieces', 'ear-muffs-31-db'],
  'bench-drill-press-13-mm': ['hss-drill-bit-set-25-pieces', 'bench-vise-100-mm'],
  'bench-drill-press-16-mm': ['hss-drill-bit-set-25-pieces', 'bench-vise-125-mm'],
  'auto-darkening-welding-mask': ['cut-resistant-gloves-level-d'],
  'workshop-compressor-24-l': ['air-hose-reel-15-m'],
  'workshop-compressor-50-l': ['air-hose-reel-15-m'],
};

/** The links of a row: its own first, then those of the tables above. */
export function linksOf(row: ItemRow): Links {
  const slug = slugOf(row.name);
  return {
    documents: manuals
      .filter(([pattern]) => pattern.test(slug))
      .map(([, title, page]) => ({ title, href: `/manuals/${page}` })),
    accessories: row.accessories ?? accessories[slug] ?? [],
    spares: spares[slug] ?? [],
  };
}

/** What is no longer made, and what replaces it. */
export const discontinuedRows: ItemRow[] = [
  {
    kind: 'cordless-drill',
    name: '18 V Drill Driver, 40 Nm, Brushed',
    brand: 'Ferrox',
    category: 'drills',
    tags: ['cordless'],
    sku: 'FX-DD18-40',
    price: 119,
    stock: 6,
    text: 'The brushed drill driver of the first 18 V line. Its packs, chucks and chargers fit the present line as well, so a shop that runs on it loses nothing by moving on.\n\nBrushes are kept in stock until 2031. The successor has the same grip, 5 Nm more and no brushes to change. Sold without the pack in the picture.',
    specs: [
      ['Type', 'Drill driver'],
      ['Power source', 'Cordless'],
      ['Voltage', '18 V'],
      ['Battery', 'Li-ion, sold separately'],
      ['Torque', '40 Nm'],
      ['Chuck', '13 mm keyless'],
      ['Speed', '0–400 / 0–1,400 rpm'],
      ['Weight', '1.5 kg'],
      ['Width', '74 mm'],
    ],
    accessories: ['18-v-battery-pack-2-0-ah', '18-v-fast-charger'],
    successor: '18-v-drill-driver-45-nm',
  },
  {
    kind: 'angle-grinder',
    name: 'Angle Grinder, 115 mm, Slide Switch',
    brand: 'Tarnwerk',
    category: 'power-tools',
    tags: ['workshop'],
    sku: 'TW-AG115S',
    price: 79,
    stock: 0,
    text: 'The 115 mm grinder with the slide switch that locks on. It left the programme when the switch that stops by itself became the rule on sites.\n\nDiscs, guards and flanges are those of its successor.',
    specs: [
      ['Type', 'Angle grinder'],
      ['Power source', 'Mains'],
      ['Voltage', '120 V'],
      ['Power', '800 W'],
      ['Disc diameter', '115 mm'],
      ['Speed', '11,000 rpm'],
      ['Weight', '1.8 kg'],
    ],
    accessories: ['metal-cutting-disc-115-mm'],
    successor: 'angle-grinder-115-mm',
  },
  {
    kind: 'caliper',
    name: 'Digital Caliper, 150 mm, Battery SR44',
    brand: 'Tarnwerk',
    category: 'hand-tools',
    tags: ['precision'],
    sku: 'TW-DC150-SR',
    price: 39,
    stock: 3,
    text: 'The caliper before the present one: the same beam and the same accuracy, with a button cell where its successor has a solar cell and a cell that lasts three years.',
    specs: [
      ['Type', 'Caliper'],
      ['Measuring range', '150 mm'],
      ['Accuracy', '±0.02 mm'],
      ['Material', 'Stainless steel'],
      ['Weight', '150 g'],
    ],
    successor: 'digital-caliper-150-mm',
  },
];

/** What is announced and not there yet. */
export const announcedRows: ItemRow[] = [
  {
    kind: 'work-light',
    name: 'LED Work Light, 3,500 lm, Magnetic Base',
    brand: 'Ferrox',
    category: 'gear-equipment',
    tags: ['cordless', 'workshop'],
    sku: 'FX-WL35M',
    price: 109,
    stock: 0,
    from: '2027-03-01',
    text: 'The larger brother of the 2,000 lm light, with a magnetic base that holds on a beam overhead. Runs on the packs of the 18 V line: five hours at half power on a 5.0 Ah pack.',
    specs: [
      ['Type', 'Lighting'],
      ['Power source', 'Cordless'],
      ['Voltage', '18 V'],
      ['Light', '3,500 lm'],
      ['Protection class', 'IP54'],
      ['Weight', '1.1 kg'],
    ],
    accessories: ['18-v-battery-pack-5-0-ah'],
  },
];
