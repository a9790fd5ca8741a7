import { added } from './added-products';

type Fastener = {
  name: string;
  prefix: string;
  size: string;
  lengths: string[];
  rows: Record<string, string>;
};

const capScrew = (size: string, prefix: string, lengths: string[]): Fastener => ({
  name: `Hex Cap Screw ${size}, Grade 5, Zinc Plated`,
  prefix,
  size,
  lengths: lengths.map((length) => `${length} in`),
  rows: {
    Type: 'Bolt',
    Thread: `${size} UNC`,
    Drive: 'Hexagon head',
    Material: 'Steel grade 5, zinc plated',
    Standard: 'ASME B18.2.1',
  },
});

const socketScrew = (size: string, prefix: string, lengths: string[]): Fastener => ({
  name: `Socket Head Cap Screw ${size}, 12.9`,
  prefix,
  size,
  lengths,
  rows: {
    Type: 'Bolt',
    Thread: size,
    Drive: 'Hexagon socket',
    Material: 'Steel 12.9, black',
    Standard: 'ISO 4762 / DIN 912',
  },
});

const fasteners: Fastener[] = [
  capScrew('1/4-20', 'HC-14', ['1/2', '3/4', '1', '1 1/2', '2']),
  capScrew('5/16-18', 'HC-516', ['3/4', '1', '1 1/2', '2']),
  capScrew('3/8-16', 'HC-38', ['3/4', '1', '1 1/2', '2', '3']),
  capScrew('1/2-13', 'HC-12', ['1', '1 1/2', '2', '3']),
  {
    name: 'Machine Screw #10-32, Pan Head, Zinc Plated',
    prefix: 'MS-1032',
    size: '#10-32',
    lengths: ['3/8 in', '1/2 in', '3/4 in', '1 in'],
    rows: { Type: 'Screw', Thread: '#10-32 UNF', Drive: 'Phillips PH2', Material: 'Steel, zinc plated' },
  },
  {
    name: 'Hex Bolt M8, A2 Stainless',
    prefix: 'HB-M8A2',
    size: 'M8',
    lengths: ['20', '30', '40', '60'],
    rows: {
      Type: 'Bolt',
      Thread: 'M8',
      Drive: 'Hexagon head',
      Material: 'Stainless steel A2-70',
      Standard: 'ISO 4017 / DIN 933',
    },
  },
  socketScrew('M6', 'SC-M6', ['16', '20', '30', '40']),
  socketScrew('M8', 'SC-M8', ['20', '25', '40', '50']),
];

/** Adds bolts and screws of kinds that the demo lacks: inch threads, stainless steel, socket heads. */
export async function addFasteners(): Promise<void> {
  for (const { name, prefix, size, lengths, rows } of fasteners) {
    await added({
      name,
      category: 'accessories',
      tags: [],
      specifications: Object.entries(rows).map(([field, value]) => ({ name: field, value })),
      variants: lengths.map((length) => ({
        sku: `${prefix}-${length.replace(' in', '').replace(' ', '-').replace('/', '')}`,
        mpn: null,
        color: null,
        size: `${size} × ${length}`,
        price: 1290,
        availableQuantity: 5,
      })),
    });
  }
}
