import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { products, touchChangedAt } from '../lib/catalog/collection/products';
import { stock } from '../lib/catalog/collection/stock';
import { newProduct } from '../lib/catalog/commands/product-writes';
import { learnWords } from '../lib/catalog/commands/search-words';
import { productInput, type ProductInput } from '../lib/catalog/schema';
import { slugOf } from '../lib/shared/slug';
import { accessoryRows } from './products/accessories-data';
import { drillRows, sampleRows } from './products/drills-data';
import { gearRows } from './products/gear-data';
import { handToolRows } from './products/hand-tools-data';
import { looks } from './products/looks-data';
import { announcedRows, discontinuedRows, linksOf } from './products/links-data';
import { powerToolRows } from './products/power-tools-data';
import type { ItemRow } from './products/row';

const rows = [
  ...sampleRows,
  ...alternating([drillRows, powerToolRows, handToolRows, gearRows, accessoryRows]),
  ...announcedRows,
  ...discontinuedRows,
];

/** Neighbours in the list come from different categories, as in a shop window. */
function alternating(lists: ItemRow[][]): ItemRow[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list[index] ?? [])).flat();
}

const cents = (dollars: number) => Math.round(dollars * 100);

/** The pictures that are there of an item: in its colour, in the form of its kind, or else the drawing of its category. */
function picturesOf({ kind, category, name }: ItemRow, colour?: string): string[] {
  const form = colour ?? looks[name];
  const shown = [form ? `${kind}-${form}` : kind, kind].map((own) =>
    [own, `${own}-view2`, `${own}-view3`]
      .filter((file) => existsSync(join(process.cwd(), 'public/pictures/items', `${file}.webp`)))
      .map((file) => `/pictures/items/${file}.webp`),
  );
  return shown.find((found) => found.length) ?? [`/pictures/placeholder/${category}.svg`];
}

function variantsOf(row: ItemRow): ProductInput['variants'] {
  const one = { mpn: row.mpn ?? null, colour: null, size: null, img: picturesOf(row)[0] ?? null };
  if (row.colours) {
    return row.colours.map(([name, hex, price = row.price], index) => ({
      ...one,
      sku: `${row.sku}-${name.slice(0, 2).toUpperCase()}`,
      colour: { name, hex },
      img: picturesOf(row, name.toLowerCase())[0] ?? null,
      price: cents(price),
      availableQuantity: Math.max(4, Math.round(row.stock / (index + 1))),
    }));
  }
  if (row.sizes) {
    return row.sizes.map(([size, price, left]) => ({
      ...one,
      sku: `${row.sku}-${(size.split(' × ').at(-1) ?? size).split(' ')[0]?.replace(/[^\w.]/g, '')}`,
      size,
      price: cents(price),
      availableQuantity: left,
    }));
  }
  return [{ ...one, sku: row.sku, price: cents(row.price), availableQuantity: row.stock }];
}

function inputOf(row: ItemRow): ProductInput {
  // every colour once, the first from all sides
  const colours =
    row.colours?.flatMap(([name], index) =>
      picturesOf(row, name.toLowerCase()).slice(0, index ? 1 : undefined),
    ) ?? [];
  const links = linksOf(row);
  return productInput.parse({
    name: row.name,
    brand: row.brand,
    category: row.category,
    tags: row.tags,
    description: row.text,
    pictures: [...new Set(colours.length ? colours : picturesOf(row))],
    unit: row.unit,
    packSize: row.pack,
    minQuantity: row.min,
    multiple: row.multiple,
    maxQuantity: row.max,
    variants: variantsOf(row),
    priceBreaks: row.breaks?.map(([from, percentOff]) => ({ from, percentOff })),
    specifications: row.specs.map(([name, value]) => ({ name, value })),
    documents: links.documents,
    accessories: links.accessories,
    spareParts: links.spares,
    successor: row.successor,
    sizeName: row.sizeName,
    leadTimeDays: row.lead,
    availableFrom: row.from ?? '2025-01-06',
    state: 'published',
  });
}

/** Every item of the tables, as an admin would enter it. */
export const demoInputs = (): ProductInput[] => rows.map(inputOf);

/**
 * Loads the demo catalogue. Items that an admin has touched stay as they are, and so does all stock; the others
 * follow the tables and the pictures that have come since.
 */
export async function seedItems(): Promise<void> {
  const known = new Map(
    (
      await products()
        .find({ seeded: { $exists: true } })
        .toArray()
    ).map((item) => [item.slug, item]),
  );
  const words: string[] = [];
  for (const [index, row] of rows.entries()) {
    const input = inputOf(row);
    const seeded = createHash('sha256').update(JSON.stringify(input)).digest('hex').slice(0, 16);
    const slug = slugOf(row.name);
    const present = known.get(slug);
    if (present && (present.seeded === seeded || present.updatedAt > present.createdAt)) continue;
    const at = new Date(Date.UTC(2025, 0, 6 + index * 3, 9));
    const id = createHash('sha256').update(slug).digest('hex').slice(0, 16);
    const { _id, ...document } = newProduct(input, slug, `66${index.toString(16).padStart(6, '0')}${id}`);
    await products().updateOne(
      { slug },
      {
        $set: {
          ...document,
          seeded,
          sold: present?.sold ?? row.sold ?? 0,
          rating: present?.rating ?? document.rating,
          createdAt: at,
          updatedAt: at,
        },
        ...touchChangedAt,
        $setOnInsert: { _id },
      },
      { upsert: true },
    );
    await stock().bulkWrite(
      input.variants.map(({ sku, availableQuantity }) => ({
        updateOne: {
          filter: { _id: sku },
          update: {
            $set: { itemId: present?._id ?? _id },
            $setOnInsert: { available: availableQuantity, holds: [], returns: [] },
          },
          upsert: true,
        },
      })),
    );
    words.push(...document.words);
  }
  await learnWords([...new Set(words)]);
}
