/**
 * Pairs of demo products checked by hand from their descriptions and data. In each group every part is paired with every
 * machine; `fits` names the machines on which a part really fits, all others are wrong for it.
 */
export type PairGroup = { parts: string[]; machines: string[]; fits: Record<string, string[]> };

const grinders115 = [
  'angle-grinder-115-mm',
  'angle-grinder-115-mm-slide-switch',
  '18-v-angle-grinder-115-mm',
];
const grinders125 = ['angle-grinder-125-mm', '18-v-brushless-angle-grinder-kit-125-mm'];
const grinders = [...grinders115, ...grinders125, 'angle-grinder-230-mm'];
const saws = ['circular-saw-165-mm', 'circular-saw-190-mm', '18-v-circular-saw-165-mm'];
const sanders = ['orbital-sander-125-mm', 'orbital-sander-150-mm', '18-v-orbital-sander-125-mm'];
const discs = [115, 125, 230].map((diameter) => `metal-cutting-disc-${diameter}-mm`);
const blades165 = ['saw-blade-for-wood-165-mm-24-teeth', 'saw-blade-for-wood-165-mm-48-teeth'];
const blades190 = ['saw-blade-for-wood-190-mm-40-teeth', 'saw-blade-for-metal-190-mm-38-teeth'];
const sandingDiscs = [40, 80, 120, 180, 240].map((grit) => `sanding-discs-125-mm-grit-${grit}-box-of-50`);
const bit = (diameter: number) => `hss-drill-bit-${diameter}-mm`;
const bits = [2, 3, 4, 5, 6, 8, 10, 12, 13].map(bit);
const holeSaws = [22, 35, 51, 68, 76].map((diameter) => `bi-metal-hole-saw-${diameter}-mm`);
const sdsBits = ['6-110', '8-160', '10-160', '12-210', '16-210'].map(
  (size) => `sds-plus-masonry-drill-bit-${size}-mm`,
);
const sdsPlus = ['sds-plus-hammer-drill-2-2-j', 'sds-plus-hammer-drill-3-0-j'];
const sdsMax = ['sds-max-hammer-drill-8-5-j', 'sds-max-breaker-hammer-13-j'];
const drivers18 = [
  '18-v-brushless-drill-driver-kit',
  '18-v-drill-driver-45-nm',
  '18-v-drill-driver-75-nm',
  '18-v-drill-driver-40-nm-brushed',
  // Takes two packs of the 18 V line.
  '36-v-drill-driver-140-nm',
];
const chucks13 = [...drivers18, 'bench-drill-press-13-mm'];
const tools12 = ['12-v-drill-driver-30-nm', '12-v-impact-driver-110-nm'];
const tools18 = [
  ...drivers18,
  '18-v-impact-driver-180-nm',
  '18-v-impact-driver-220-nm',
  '18-v-brushless-angle-grinder-kit-125-mm',
  '18-v-angle-grinder-115-mm',
  '18-v-circular-saw-165-mm',
  '18-v-jigsaw',
  '18-v-orbital-sander-125-mm',
  'led-work-light-3-500-lm-magnetic-base',
];
const packs18 = ['2', '5', '8'].map((capacity) => `18-v-battery-pack-${capacity}-0-ah`);
const pack12 = '12-v-battery-pack-2-0-ah';

const each = (parts: string[], machines: string[]) =>
  Object.fromEntries(parts.map((part) => [part, machines]));

export const pairGroups: PairGroup[] = [
  {
    parts: discs,
    machines: grinders,
    fits: {
      'metal-cutting-disc-115-mm': grinders115,
      'metal-cutting-disc-125-mm': grinders125,
      'metal-cutting-disc-230-mm': ['angle-grinder-230-mm'],
    },
  },
  // Thin abrasive discs don't belong on saws and sanders, even of their diameter.
  { parts: discs, machines: [...saws, ...sanders], fits: {} },
  // A saw blade or a sanding sheet on a grinder is an accident.
  { parts: [...blades165, ...blades190, ...sandingDiscs], machines: grinders, fits: {} },
  {
    parts: [...blades165, ...blades190],
    machines: saws,
    fits: {
      ...each(blades165, ['circular-saw-165-mm', '18-v-circular-saw-165-mm']),
      ...each(blades190, ['circular-saw-190-mm']),
    },
  },
  {
    parts: sandingDiscs,
    machines: sanders,
    fits: each(sandingDiscs, ['orbital-sander-125-mm', '18-v-orbital-sander-125-mm']),
  },
  {
    // Bits of 12 and 13 mm have a shank of 10 mm. A 16 mm chuck holds shanks from 3 mm on, one of 20 mm from 5 mm on.
    parts: bits,
    machines: ['12-v-drill-driver-30-nm', ...chucks13, 'bench-drill-press-16-mm', 'floor-drill-press-20-mm'],
    fits: {
      ...each(bits, [
        '12-v-drill-driver-30-nm',
        ...chucks13,
        'bench-drill-press-16-mm',
        'floor-drill-press-20-mm',
      ]),
      [bit(2)]: ['12-v-drill-driver-30-nm', ...chucks13],
      ...each([bit(3), bit(4)], ['12-v-drill-driver-30-nm', ...chucks13, 'bench-drill-press-16-mm']),
    },
  },
  {
    // The hexagon arbor of 11 mm measures 12.7 mm across its corners.
    parts: holeSaws,
    machines: ['12-v-drill-driver-30-nm', ...chucks13, 'bench-drill-press-16-mm', 'floor-drill-press-20-mm'],
    fits: each(holeSaws, [...chucks13, 'bench-drill-press-16-mm', 'floor-drill-press-20-mm']),
  },
  {
    parts: [...sdsBits, 'sds-plus-drill-bit-set-7-pieces'],
    machines: [...sdsPlus, ...sdsMax],
    fits: each([...sdsBits, 'sds-plus-drill-bit-set-7-pieces'], sdsPlus),
  },
  { parts: sdsBits, machines: chucks13, fits: {} },
  { parts: bits, machines: [...sdsPlus, '18-v-impact-driver-180-nm'], fits: {} },
  {
    // The work light of 2,000 lm has a pack of its own inside.
    parts: [pack12, ...packs18],
    machines: [...tools12, ...tools18, 'angle-grinder-115-mm', 'led-work-light-2-000-lm'],
    fits: { [pack12]: tools12, ...each(packs18, tools18) },
  },
  {
    parts: ['18-v-fast-charger', 'six-bay-charger-12-and-18-v'],
    machines: [pack12, ...packs18],
    fits: { '18-v-fast-charger': packs18, 'six-bay-charger-12-and-18-v': [pack12, ...packs18] },
  },
];
