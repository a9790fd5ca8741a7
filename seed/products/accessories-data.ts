import { packBreaks, tradeBreaks, type ItemRow, type SizeRow } from './row';

const base = { category: 'accessories' } as const;
const fastener = { ...base, brand: 'Hexbolt', tags: ['workshop'], breaks: packBreaks };
const drive = { ...base, brand: 'Millrace', tags: ['heavy-duty', 'workshop'] };

/** ISO gives M10 and M12 a narrower head than DIN, which these follow. */
const isWide = (flats: number) => flats === 17 || flats === 19;

/** Thread, width across flats, lengths in stock (mm), price of the shortest pack and step for each length (cents), pack. */
const hexBolts: ItemRow[] = (
  [
    ['M5', 8, [16, 20, 25, 30, 40], 990, 60, 100],
    ['M6', 10, [16, 20, 25, 30, 40, 50], 1190, 80, 100],
    ['M8', 13, [20, 25, 30, 40, 50, 60, 80], 1590, 120, 100],
    ['M10', 17, [25, 30, 40, 50, 60, 80, 100], 1490, 160, 50],
    ['M12', 19, [30, 40, 50, 60, 80, 100], 1890, 240, 50],
    ['M16', 24, [40, 50, 60, 80, 100, 120], 2190, 380, 25],
    ['M20', 30, [50, 60, 80, 100, 120], 2790, 620, 20],
  ] as const
).map(([thread, flats, lengths, first, step, pack], index) => ({
  ...fastener,
  kind: 'hex-bolt',
  name: `Hex Bolt ${thread}, 8.8, Zinc Plated`,
  sku: `HB-${thread}`,
  price: first / 100,
  stock: 0,
  sold: 260 - index * 30,
  unit: `pack of ${pack}`,
  pack,
  sizeName: 'Length',
  sizes: lengths.map((length, at): SizeRow => [
    `${thread} × ${length}`,
    (first + at * step) / 100,
    90 - at * 9,
  ]),
  text: `Full thread, strength class 8.8, for a ${flats} mm wrench. The head carries the class and the maker, as it must where a life hangs on it.\n\nZinc plated and passivated: 72 hours of salt spray before white rust. In packs of ${pack}, dry, counted by weight and then once more.`,
  specs: [
    ['Type', 'Bolt'],
    ['Thread', thread],
    ['Drive', 'Hexagon head'],
    ['Material', 'Steel 8.8, zinc plated'],
    ['Standard', isWide(flats) ? 'DIN 933' : 'ISO 4017 / DIN 933'],
    ['Diameter', `${thread.slice(1)} mm`],
    ['Length', `${lengths[0]} mm to ${lengths.at(-1)} mm`],
  ],
  accessories: [`hex-nut-${thread.toLowerCase()}-class-8`, `flat-washer-${thread.toLowerCase()}-form-a`],
}));

const nutsAndWashers: ItemRow[] = (
  [
    ['M5', 8, 10, 200, 640, 520],
    ['M6', 10, 12, 200, 720, 580],
    ['M8', 13, 16, 200, 980, 790],
    ['M10', 17, 20, 100, 890, 690],
    ['M12', 19, 24, 100, 1290, 890],
    ['M16', 24, 30, 50, 1390, 990],
    ['M20', 30, 37, 25, 1490, 990],
  ] as const
).flatMap(([thread, flats, outside, pack, nut, washer], index): ItemRow[] => [
  {
    ...fastener,
    kind: 'nut',
    name: `Hex Nut ${thread}, Class 8`,
    sku: `HN-${thread}`,
    price: nut / 100,
    stock: 160 - index * 12,
    sold: 180 - index * 20,
    unit: `pack of ${pack}`,
    pack,
    text: `The nut for the 8.8 bolt, ${flats} mm across flats, chamfered on both sides so that either way is the right one.`,
    specs: [
      ['Type', 'Nut'],
      ['Thread', thread],
      ['Material', 'Steel 8, zinc plated'],
      ['Standard', isWide(flats) ? 'DIN 934' : 'ISO 4032 / DIN 934'],
      ['Width', `${flats} mm`],
    ],
  },
  {
    ...fastener,
    kind: 'washer',
    name: `Flat Washer ${thread}, Form A`,
    sku: `HW-${thread}`,
    price: washer / 100,
    stock: 170 - index * 12,
    sold: 150 - index * 15,
    unit: `pack of ${pack}`,
    pack,
    text: `Spreads the load over ${outside} mm and lets the bolt turn without scratching the paint. 200 HV, deburred.`,
    specs: [
      ['Type', 'Washer'],
      ['Thread', thread],
      ['Material', 'Steel, zinc plated'],
      ['Standard', 'ISO 7089 / DIN 125 A'],
      ['Diameter', `${outside} mm`],
    ],
  },
]);

const anchorsAndScrews: ItemRow[] = [
  ...(
    [
      ['M8', [65, 80, 95], 1690, 240, 25],
      ['M10', [80, 95, 115], 2390, 310, 25],
      ['M12', [100, 120, 145], 2990, 430, 20],
      ['M16', [125, 145, 175], 3290, 560, 10],
    ] as const
  ).map(([thread, lengths, first, step, pack], index): ItemRow => ({
    ...fastener,
    kind: 'anchor-bolt',
    name: `Anchor Bolt ${thread}, Through Fixing`,
    tags: ['heavy-duty', 'professional'],
    sku: `HA-${thread}`,
    price: first / 100,
    stock: 0,
    sold: 70 - index * 12,
    unit: `pack of ${pack}`,
    pack,
    sizeName: 'Length',
    sizes: lengths.map((length, at): SizeRow => [
      `${thread} × ${length}`,
      (first + at * step) / 100,
      40 - at * 8,
    ]),
    text: 'Drill through the part, knock it in, tighten: the clip spreads and the load is on. For cracked and uncracked concrete, with the approval paper.',
    specs: [
      ['Type', 'Anchor'],
      ['Thread', thread],
      ['Material', 'Steel, zinc plated'],
      ['Diameter', `${thread.slice(1)} mm`],
      ['Standard', 'ETA option 1'],
    ],
  })),
  ...(
    [
      ['4.0', [30, 40, 50, 60], 'T20', 890, 90, 200],
      ['5.0', [40, 50, 60, 80], 'T25', 1090, 140, 200],
      ['6.0', [60, 80, 100, 120], 'T30', 1290, 240, 100],
    ] as const
  ).map(([diameter, lengths, bit, first, step, pack]): ItemRow => ({
    ...fastener,
    kind: 'wood-screw',
    name: `Wood Screw ${diameter} mm, Torx ${bit}`,
    sku: `HS-W${diameter.replace('.', '')}`,
    price: first / 100,
    stock: 0,
    sold: 190,
    unit: `pack of ${pack}`,
    pack,
    sizeName: 'Length',
    sizes: lengths.map((length, at): SizeRow => [
      `${diameter} × ${length} mm`,
      (first + at * step) / 100,
      110 - at * 14,
    ]),
    text: 'Cuts its own way, so the board does not split at the edge, and milling ribs sink the head without a countersink. Bit in every pack.',
    specs: [
      ['Type', 'Screw'],
      ['Drive', `Torx ${bit}`],
      ['Diameter', `${diameter} mm`],
      ['Material', 'Hardened steel, yellow zinc'],
      ['Length', `${lengths[0]} mm to ${lengths.at(-1)} mm`],
    ],
  })),
];

/** Jobber drills after DIN 338: diameter and length in mm, price of one in dollars. */
const drillBits: ItemRow[] = [
  ...(
    [
      [2, 49, 1.6],
      [3, 61, 1.8],
      [4, 75, 2.2],
      [5, 86, 2.6],
      [6, 93, 3.1],
      [8, 117, 5.2],
      [10, 133, 7.9],
      [12, 151, 11.5],
      [13, 151, 13.9],
    ] as const
  ).map(([diameter, length, price], index): ItemRow => ({
    ...base,
    kind: 'drill-bit',
    name: `HSS Drill Bit, ${diameter} mm`,
    brand: 'Ferrox',
    tags: ['precision', 'workshop'],
    sku: `FX-DB-${String(diameter * 10).padStart(3, '0')}`,
    price,
    stock: 400 - index * 25,
    sold: 300 - index * 22,
    min: 5,
    multiple: 5,
    max: 500,
    breaks: [
      [25, 8],
      [100, 16],
    ],
    text: `Ground from the solid, split point at 135°: starts where it is put, without a centre punch. For steel to 900 N/mm², cast iron, and everything softer.\n\nSold by fives, in a tube that says ${diameter} mm in figures one can read.`,
    specs: [
      ['Type', 'Drill bit'],
      ['Diameter', `${diameter} mm`],
      ['Length', `${length} mm`],
      ['Shank', diameter > 10 ? 'Straight, reduced to 10 mm' : 'Straight'],
      ['Material', 'HSS-G'],
      ['Standard', 'DIN 338'],
    ],
  })),
  ...(
    [
      [6, 110, 4.9],
      [8, 160, 5.9],
      [10, 160, 6.9],
      [12, 210, 9.9],
      [16, 210, 16.9],
    ] as const
  ).map(([diameter, length, price], index): ItemRow => ({
    ...base,
    kind: 'drill-bit',
    name: `SDS-Plus Masonry Drill Bit, ${diameter} × ${length} mm`,
    brand: 'Tarnwerk',
    tags: ['heavy-duty', 'professional'],
    sku: `TW-MB-${diameter}-${length}`,
    price,
    stock: 150 - index * 14,
    sold: 120 - index * 15,
    min: 2,
    breaks: tradeBreaks,
    text: 'Four cutting edges: it passes rebar instead of stopping at it, and leaves a round hole in which the anchor holds.',
    specs: [
      ['Type', 'Drill bit'],
      ['Diameter', `${diameter} mm`],
      ['Length', `${length} mm`],
      ['Shank', 'SDS-plus'],
      ['Material', 'Carbide tipped'],
    ],
  })),
  {
    ...base,
    kind: 'drill-bit-set',
    name: 'HSS Drill Bit Set, 25 Pieces',
    brand: 'Ferrox',
    tags: ['workshop', 'precision'],
    sku: 'FX-DBS25',
    price: 69,
    stock: 62,
    sold: 170,
    text: '1 to 13 mm in halves of a millimetre, in a steel case that stands open. Ground, split point, each size also sold by fives.',
    specs: [
      ['Type', 'Drill bit set'],
      ['Pieces', '25'],
      ['Material', 'HSS-G'],
      ['Shank', 'Straight'],
      ['Weight', '1.6 kg'],
    ],
  },
  {
    ...base,
    kind: 'drill-bit-set',
    name: 'SDS-Plus Drill Bit Set, 7 Pieces',
    brand: 'Tarnwerk',
    tags: ['professional'],
    sku: 'TW-MBS7',
    price: 39.9,
    stock: 47,
    sold: 64,
    text: 'The seven sizes for anchors from 5 to 12 mm, in a case that a hammer drill fits into as well.',
    specs: [
      ['Type', 'Drill bit set'],
      ['Pieces', '7'],
      ['Shank', 'SDS-plus'],
      ['Material', 'Carbide tipped'],
      ['Weight', '0.7 kg'],
    ],
  },
  ...(
    [
      [22, 16.9],
      [35, 19.9],
      [51, 24.9],
      [68, 29.9],
      [76, 33.9],
    ] as const
  ).map(([diameter, price], index): ItemRow => ({
    ...base,
    kind: 'hole-saw',
    name: `Bi-Metal Hole Saw, ${diameter} mm`,
    brand: 'Ferrox',
    tags: ['professional'],
    sku: `FX-HSW${diameter}`,
    price,
    stock: 48 - index * 6,
    sold: 60 - index * 9,
    text: `Cobalt teeth in two pitches, so it starts without a jump. ${diameter === 68 ? 'The size of a wall box. ' : ''}38 mm deep, slots that push the plug out. Arbor with pilot drill sold once, used for all.`,
    specs: [
      ['Type', 'Hole saw'],
      ['Diameter', `${diameter} mm`],
      ['Material', 'Bi-metal HSS, 8 % cobalt'],
      ['Shank', '11 mm hexagon arbor'],
    ],
  })),
];

const bladesAndDiscs: ItemRow[] = [
  ...(
    [
      ['Saw Blade for Wood, 165 mm, 24 Teeth', 'TW-SB165-24', 165, 20, 24.9, 80, 'Fast along the grain.'],
      ['Saw Blade for Wood, 165 mm, 48 Teeth', 'TW-SB165-48', 165, 20, 34.9, 55, 'Clean across it.'],
      [
        'Saw Blade for Wood, 190 mm, 40 Teeth',
        'TW-SB190-40',
        190,
        30,
        32.9,
        62,
        'One blade for most of a house.',
      ],
      [
        'Saw Blade for Metal, 190 mm, 38 Teeth',
        'TW-SB190-38M',
        190,
        30,
        64.9,
        18,
        'Cuts mild steel cold, with a chip one can sweep up instead of sparks.',
      ],
    ] as const
  ).map(([name, sku, diameter, bore, price, sold, text]): ItemRow => ({
    ...base,
    kind: 'saw-blade',
    name,
    brand: 'Tarnwerk',
    tags: ['professional', 'precision'],
    sku,
    price,
    stock: 40,
    sold,
    breaks: tradeBreaks,
    text: `${text} Micro-grain carbide, thick enough to be sharpened fifteen times, laser-cut slots that keep it quiet.`,
    specs: [
      ['Type', 'Saw blade'],
      ['Diameter', `${diameter} mm`],
      ['Bore', `${bore} mm`],
      ['Material', 'Carbide tipped'],
    ],
  })),
  ...(
    [
      ['Metal Cutting Disc, 115 mm', 'TW-CD115', 115, 1.0, 1.9, 260],
      ['Metal Cutting Disc, 125 mm', 'TW-CD125', 125, 1.0, 2.1, 300],
      ['Metal Cutting Disc, 230 mm', 'TW-CD230', 230, 1.9, 4.4, 90],
    ] as const
  ).map(([name, sku, diameter, thick, price, sold]): ItemRow => ({
    ...base,
    kind: 'cutting-disc',
    name,
    brand: 'Tarnwerk',
    tags: ['heavy-duty', 'workshop'],
    sku,
    price,
    stock: 500,
    sold,
    min: 10,
    multiple: 5,
    max: 1000,
    breaks: [
      [25, 10],
      [100, 20],
    ],
    text: `${thick} mm thin: little heat, little burr, little dust. For steel and stainless, free of iron and sulphur. The date to use it by is on the ring.`,
    specs: [
      ['Type', 'Cutting disc'],
      ['Diameter', `${diameter} mm`],
      ['Bore', '22.23 mm'],
      ['Material', 'Aluminium oxide'],
      ['Standard', 'EN 12413'],
    ],
  })),
  ...([40, 80, 120, 180, 240] as const).map((grit, index): ItemRow => ({
    ...base,
    kind: 'sanding-discs',
    name: `Sanding Discs, 125 mm, Grit ${grit}, Box of 50`,
    brand: 'Tarnwerk',
    tags: ['workshop'],
    sku: `TW-SD125-${grit}`,
    price: 24.9 - index * 0.8,
    stock: 90,
    sold: 100 - index * 8,
    unit: 'box of 50',
    pack: 50,
    breaks: packBreaks,
    text: `Hook and loop, eight holes, ceramic grain on a paper that does not tear at the edge. ${grit <= 80 ? 'Takes paint and planing marks off.' : 'For the finish before oil or varnish.'}`,
    specs: [
      ['Type', 'Sanding disc'],
      ['Diameter', '125 mm'],
      ['Grit', `P${grit}`],
      ['Material', 'Ceramic grain on paper'],
    ],
  })),
];

const batteries: ItemRow[] = [
  ...(
    [
      ['12 V Battery Pack, 2.0 Ah', 'FX-BP12-20', '12 V', '2.0 Ah', '0.22 kg', 49, 70],
      ['18 V Battery Pack, 2.0 Ah', 'FX-BP18-20', '18 V', '2.0 Ah', '0.38 kg', 59, 90],
      ['18 V Battery Pack, 5.0 Ah', 'FX-BP18-50', '18 V', '5.0 Ah', '0.63 kg', 109, 180],
      ['18 V Battery Pack, 8.0 Ah', 'FX-BP18-80', '18 V', '8.0 Ah', '0.91 kg', 159, 45],
    ] as const
  ).map(([name, sku, voltage, capacity, weight, price, sold]): ItemRow => ({
    ...base,
    kind: 'battery-pack',
    name,
    brand: 'Ferrox',
    tags: ['cordless', 'professional'],
    sku,
    price,
    stock: 65,
    sold,
    text: 'Each cell is watched, so the pack stops before it is hurt and starts again when it has cooled. A gauge that tells the truth in the cold. Fits every tool of its voltage since the line began.',
    specs: [
      ['Type', 'Battery'],
      ['Voltage', voltage],
      ['Capacity', capacity],
      ['Weight', weight],
    ],
  })),
  {
    ...base,
    kind: 'charger',
    name: '18 V Fast Charger',
    brand: 'Ferrox',
    tags: ['cordless'],
    sku: 'FX-CH18F',
    price: 69,
    stock: 48,
    sold: 95,
    text: 'A 5 Ah pack in 38 minutes, then it waits at 80 % if you tell it to. Wall mount, and a fan that stops when it is not needed.',
    specs: [
      ['Type', 'Charger'],
      ['Voltage', '18 V'],
      ['Power', '200 W'],
      ['Weight', '0.8 kg'],
    ],
  },
  {
    ...base,
    kind: 'charger',
    name: 'Six-Bay Charger, 12 and 18 V',
    brand: 'Ferrox',
    tags: ['cordless', 'workshop'],
    sku: 'FX-CH6',
    price: 219,
    stock: 12,
    sold: 16,
    text: 'Charges the packs of a crew overnight, one after the other, and shows in the morning that it did.',
    specs: [
      ['Type', 'Charger'],
      ['Voltage', '12 V and 18 V'],
      ['Power', '260 W'],
      ['Weight', '2.9 kg'],
    ],
  },
];

const transmission: ItemRow[] = [
  ...(
    [
      ['6000-2RS', 10, 26, 8, 4.9],
      ['6201-2RS', 12, 32, 10, 5.4],
      ['6204-2RS', 20, 47, 14, 7.9],
      ['6205-2RS', 25, 52, 15, 8.9],
      ['6206-2RS', 30, 62, 16, 10.9],
      ['6308-2RS', 40, 90, 23, 22.9],
    ] as const
  ).map(([number, bore, outside, width, price], index): ItemRow => ({
    ...drive,
    kind: 'bearing',
    name: `Deep Groove Ball Bearing ${number}`,
    sku: `MR-${number}`,
    mpn: number,
    price,
    stock: 180 - index * 18,
    sold: 140 - index * 14,
    min: 2,
    breaks: tradeBreaks,
    text: `Bore ${bore} mm, outside ${outside} mm, width ${width} mm. Sealed both sides, greased for life, clearance CN. The number on the ring is the number in your drawing.`,
    specs: [
      ['Type', 'Bearing'],
      ['Bore', `${bore} mm`],
      ['Diameter', `${outside} mm`],
      ['Width', `${width} mm`],
      ['Material', 'Bearing steel'],
      ['Standard', 'ISO 15'],
    ],
  })),
  ...(
    [
      ['1', 20, 20, 14.9],
      ['1.5', 24, 36, 21.9],
      ['2', 30, 60, 34.9],
    ] as const
  ).map(([module, teeth, pitch, price], index): ItemRow => ({
    ...drive,
    kind: 'gear',
    name: `Spur Gear, Module ${module}, ${teeth} Teeth`,
    tags: ['precision', 'workshop'],
    sku: `MR-G${module.replace('.', '')}-${teeth}`,
    price,
    stock: 40 - index * 6,
    sold: 26 - index * 5,
    text: `Pitch diameter ${pitch} mm, pressure angle 20°, with a hub that can be bored. Milled, and true to 0.05 mm.`,
    specs: [
      ['Type', 'Gear'],
      ['Diameter', `${pitch} mm`],
      ['Teeth', String(teeth)],
      ['Material', 'Steel C45'],
      ['Bore', '8 mm pilot'],
    ],
  })),
  ...(
    [
      ['08B-1', '1/2 in', 38.9],
      ['10B-1', '5/8 in', 49.9],
      ['12B-1', '3/4 in', 64.9],
    ] as const
  ).map(([number, pitch, price], index): ItemRow => ({
    ...drive,
    kind: 'roller-chain',
    name: `Roller Chain ${number}, 5 m`,
    sku: `MR-RC-${number}`,
    mpn: number,
    price,
    stock: 32 - index * 6,
    sold: 38 - index * 8,
    text: 'Pre-stretched, so it is adjusted once instead of every week. Five metres with two connecting links.',
    specs: [
      ['Type', 'Roller chain'],
      ['Pitch', pitch],
      ['Length', '5 m'],
      ['Material', 'Steel'],
      ['Standard', 'ISO 606'],
    ],
  })),
  ...(
    [
      ['SPA 90', 90, 1, 24.9],
      ['SPA 140', 140, 2, 44.9],
    ] as const
  ).map(([number, diameter, grooves, price]): ItemRow => ({
    ...drive,
    kind: 'pulley',
    name: `V-Belt Pulley ${number}, ${grooves} Groove${grooves > 1 ? 's' : ''}`,
    sku: `MR-VP-${diameter}-${grooves}`,
    price,
    stock: 22,
    sold: 19,
    text: 'Balanced, for a taper bush that is changed with a hexagon key instead of a press.',
    specs: [
      ['Type', 'Pulley'],
      ['Diameter', `${diameter} mm`],
      ['Material', 'Cast iron'],
      ['Bore', '20 mm (taper bush)'],
    ],
  })),
  ...(
    [
      ['1/2 in', 9.9, 110],
      ['3/4 in', 13.9, 80],
      ['1 in', 19.9, 62],
    ] as const
  ).map(([size, price, sold]): ItemRow => ({
    ...drive,
    kind: 'ball-valve',
    name: `Brass Ball Valve, ${size}`,
    tags: ['workshop'],
    sku: `MR-BV-${size.replace(/\D+/g, '')}`,
    price,
    stock: 85,
    sold,
    min: 2,
    breaks: tradeBreaks,
    text: 'Full bore, quarter turn, for water, air and oil to 25 bar. The lever says from across the hall whether it is open.',
    specs: [
      ['Type', 'Valve'],
      ['Thread', `G ${size}`],
      ['Pressure', '25 bar'],
      ['Material', 'Brass'],
    ],
  })),
  ...(
    [
      ['0–10 bar', '10 bar', 16.9],
      ['0–25 bar', '25 bar', 18.9],
    ] as const
  ).map(([range, pressure, price]): ItemRow => ({
    ...drive,
    kind: 'pressure-gauge',
    name: `Pressure Gauge, 63 mm, ${range}`,
    tags: ['precision'],
    sku: `MR-PG63-${pressure.replace(/\D+/g, '')}`,
    price,
    stock: 45,
    sold: 31,
    text: 'Filled with glycerine, so the needle stands still on a pump. Class 1.6, G 1/4 in below, bar and psi on the dial.',
    specs: [
      ['Type', 'Pressure gauge'],
      ['Diameter', '63 mm'],
      ['Pressure', pressure],
      ['Thread', 'G 1/4 in'],
      ['Material', 'Stainless steel case'],
    ],
  })),
];

export const accessoryRows: ItemRow[] = [
  ...hexBolts,
  ...nutsAndWashers,
  ...anchorsAndScrews,
  ...drillBits,
  ...bladesAndDiscs,
  ...batteries,
  ...transmission,
];
