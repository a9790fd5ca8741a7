import type { CategorySlug } from '../../lib/catalog/types';

/** [name, hex, price when it differs from the item's] */
export type ColourRow = [name: string, hex: string, price?: number];
/** [size, price, units in stock] */
export type SizeRow = [size: string, price: number, stock: number];

/** One item of the demo catalogue as it is written down in the tables; prices in dollars. */
export type ItemRow = {
  kind: string;
  name: string;
  brand: string;
  category: CategorySlug;
  tags: string[];
  sku: string;
  mpn?: string;
  price: number;
  stock: number;
  text: string;
  specs: [name: string, value: string][];
  colours?: ColourRow[];
  sizes?: SizeRow[];
  unit?: string;
  pack?: number;
  min?: number;
  multiple?: number;
  max?: number;
  breaks?: [from: number, percentOff: number][];
  lead?: number;
  sold?: number;
  accessories?: string[];
  successor?: string;
  /** What tells the sizes apart. */
  sizeName?: string;
  /** The day from which it is there. */
  from?: string;
};

export const yellow: ColourRow = ['Yellow', '#e8b200'];
export const blue: ColourRow = ['Blue', '#1f5fa8'];
export const red: ColourRow = ['Red', '#b3261e'];

export const tradeBreaks: [number, number][] = [
  [10, 5],
  [25, 10],
  [50, 15],
];
export const packBreaks: [number, number][] = [
  [5, 4],
  [20, 9],
  [50, 14],
];
