import type { z } from 'zod';
import { slugOf } from '../../shared/slug';
import { productEdit, type ProductEdit } from '../../catalog/schema/inputs';
import { productValues, variantOf, type FileRow } from './import-cells';
import { changedProductCells, changedVariantCells } from './changed-cells';
import { sharedColumns, type ProductFacts } from './product-csv';
import { importedProduct, type ImportRow } from '../schema';
import { structureProblems } from '../../catalog/rules/structure-problems';
import type { CatalogStructure } from '../../catalog/schema/structure';
import { binText, stockChangeInput, type SkuBin } from '../../inventory/schema';

/** A product of the shop; `bins` are the places of those of its SKUs that have one. */
export type KnownProduct = { id: string; facts: ProductFacts; bins?: Record<string, string> };

/** What an import does to one product, and the outcome for each of its rows. */
export type PlannedProduct = {
  rows: ImportRow[];
  /** The id of the existing product. */
  id: string | null;
  create: z.infer<typeof importedProduct> | null;
  edit: ProductEdit | null;
  stock: { sku: string; availableQuantity: number }[];
  bins: SkuBin[];
};

type Context = {
  structure: CatalogStructure;
  known: KnownProduct[];
  today: string;
  /** The currency of the prices in the file. */
  currency: string;
  /** Whether a slug belongs to a product of the shop or of the file. */
  isThere: (slug: string) => boolean;
};

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const slugOfRow = ({ cells }: FileRow) => cells.slug || slugOf(cells.name ?? '') || 'product';

/** The current or future slugs of the products in a file. */
export const slugsOf = (rows: FileRow[]) => rows.map(slugOfRow);

/** What to do with the rows of a file, product by product. Rows belong to one product by SKU, slug or name. */
export function planProducts(rows: FileRow[], context: Context): PlannedProduct[] {
  const bySku = new Map(context.known.flatMap((one) => one.facts.variants.map(({ sku }) => [sku, one])));
  const bySlug = new Map(context.known.map((one) => [one.facts.slug, one]));
  const groups = new Map<string, { owner: KnownProduct | undefined; rows: FileRow[] }>();
  const rowOfSku = new Map<string, number>();
  for (const row of rows) {
    const sku = row.cells.sku ?? '';
    const earlier = rowOfSku.get(sku);
    if (earlier) row.problems.push({ field: 'sku', message: `is in row ${earlier} already` });
    else rowOfSku.set(sku, row.row);
    const owner = bySku.get(sku) ?? bySlug.get(row.cells.slug ?? '');
    const key = owner?.id ?? `new ${slugOfRow(row)}`;
    const group = groups.get(key) ?? { owner, rows: [] };
    group.rows.push(row);
    groups.set(key, group);
  }
  return [...groups.values()].map((group) => {
    const slug = group.rows[0]?.values.slug;
    const taken = typeof slug === 'string' && group.owner && bySlug.get(slug);
    if (taken && taken !== group.owner) note(group.rows[0], 'slug', 'belongs to another product');
    return planProduct(group.rows, group.owner, context);
  });
}

function note(row: FileRow | undefined, field: string, message: string): void {
  if (!row?.problems.some((problem) => problem.field === field)) row?.problems.push({ field, message });
}

function planProduct(rows: FileRow[], owner: KnownProduct | undefined, context: Context): PlannedProduct {
  const [first] = rows;
  for (const row of rows.slice(1)) {
    for (const name of Object.keys(sharedColumns)) {
      if (row.cells[name] !== first?.cells[name])
        note(row, name, `differs from row ${first?.row}, which is of the same product`);
    }
  }
  const bins = planBins(rows, owner);
  const plan = owner ? planEdit(rows, owner, context.currency) : planCreation(rows, context.today);
  const own = owner?.facts.slug ?? plan.create?.slug;
  const facts = plan.create ?? plan.edit ?? {};
  for (const [path, message] of Object.entries(structureProblems(context.structure, facts)))
    note(first, path.split('.')[0] ?? path, message);
  for (const field of ['accessories', 'spareParts', 'successor'] as const) {
    for (const slug of [facts[field] ?? []].flat()) {
      if (slug === own) note(first, field, `${slug} is this product itself`);
      else if (!context.isThere(slug)) note(first, field, `${slug} is not a product of this shop`);
    }
  }
  const wrong = rows.find(({ problems }) => problems.length > 0);
  return {
    ...plan,
    bins: bins.map(({ sku, bin }) => ({ sku, bin })),
    id: owner?.id ?? null,
    rows: rows.map((row): ImportRow => {
      const name = row.cells.name ?? owner?.facts.name ?? '';
      const moved = bins.filter((one) => one.row === row);
      const binChanges = moved.map(({ bin, before }) => ({ field: 'bin', before, after: bin }));
      const changes = wrong ? [] : [...(plan.changes.get(row) ?? []), ...binChanges];
      const isNew = !owner?.facts.variants.some(({ sku }) => sku === row.cells.sku);
      if (wrong && row.problems.length === 0)
        note(row, 'sku', `row ${wrong.row} of the same product is wrong`);
      const action = wrong ? 'wrong' : isNew ? 'create' : changes.length ? 'update' : 'skip';
      return { row: row.row, sku: row.cells.sku ?? '', name, action, changes, problems: row.problems };
    }),
  };
}

/** The rows that give a SKU another bin place; a row without the column leaves its place alone. */
function planBins(rows: FileRow[], owner: KnownProduct | undefined) {
  return rows.flatMap((row) => {
    const [sku = '', value] = [row.cells.sku, row.values.bin];
    const before = owner?.bins?.[sku] ?? '';
    if (typeof value !== 'string' || value === before) return [];
    const bin = binText.safeParse(value);
    if (!bin.success) note(row, 'bin', bin.error.issues[0]?.message ?? 'is wrong');
    return [{ row, sku, bin: value, before }];
  });
}

type Plan = Pick<PlannedProduct, 'create' | 'edit' | 'stock'> & {
  changes: Map<FileRow, ImportRow['changes']>;
};

function planCreation(rows: FileRow[], today: string): Plan {
  const [first] = rows;
  // A new product has no stored value that an empty cell could clear: it takes the default.
  const given = first
    ? Object.entries(productValues(first)).filter(([name]) => first.cells[name] !== '')
    : [];
  const parsed = importedProduct.safeParse({
    availableFrom: today,
    slug: first && slugOfRow(first),
    tags: [],
    pictures: [],
    ...Object.fromEntries(given),
    variants: rows.map((row) => variantOf(row, undefined)),
  });
  if (!parsed.success) noteIssues(parsed.error, rows, rows);
  return { create: parsed.data ?? null, edit: null, stock: [], changes: new Map() };
}

function planEdit(rows: FileRow[], { facts }: KnownProduct, currency: string): Plan {
  const wanted = rows[0] ? productValues(rows[0]) : {};
  const changed = Object.entries(wanted).filter(([name, value]) => !same(value, facts[name as 'name']));
  const before = new Map(facts.variants.map((variant) => [variant.sku, variant]));
  const after = new Map(before);
  const changes = new Map<FileRow, ImportRow['changes']>();
  const changedCells = changedProductCells(facts, Object.fromEntries(changed), currency);
  const stock: Plan['stock'] = [];
  let variantsChange = false;
  for (const row of rows) {
    const old = before.get(row.cells.sku ?? '');
    const variant = variantOf(row, old);
    // A SKU without its own picture shows the product's first one.
    const img = variant.img || wanted.pictures?.[0] || facts.pictures[0] || old?.img;
    const complete = { ...variant, img: img || null };
    after.set(variant.sku, {
      ...complete,
      availableQuantity: old?.availableQuantity ?? variant.availableQuantity,
    });
    const own = changedVariantCells(old, complete, currency);
    variantsChange ||= !old || own.some(({ field }) => field !== 'availableQuantity');
    if (old && old.availableQuantity !== variant.availableQuantity) {
      const units = stockChangeInput.shape.availableQuantity.safeParse(variant.availableQuantity);
      if (!units.success) note(row, 'availableQuantity', units.error.issues[0]?.message ?? 'is wrong');
      stock.push({ sku: variant.sku, availableQuantity: variant.availableQuantity });
    }
    changes.set(row, [...changedCells, ...own]);
  }
  const edit = { ...Object.fromEntries(changed), ...(variantsChange && { variants: [...after.values()] }) };
  if (Object.keys(edit).length === 0) return { create: null, edit: null, stock, changes };
  const parsed = productEdit.safeParse(edit);
  const order = [...after.keys()].map((sku) => rows.find(({ cells }) => cells.sku === sku));
  if (!parsed.success) noteIssues(parsed.error, rows, order);
  return { create: null, edit: parsed.data ?? null, stock, changes };
}

/** Attaches each zod issue to the column and row it comes from; `order` holds the row of each variant. */
function noteIssues(error: z.ZodError, rows: FileRow[], order: (FileRow | undefined)[]): void {
  for (const { path, message } of error.issues) {
    const [column = 'sku', index, field = 'sku', part] = path.map(String);
    const row = (column === 'variants' && order[Number(index)]) || rows[0];
    const name = column !== 'variants' ? column : part === 'hex' ? 'hex' : field;
    note(row, name, row?.cells[name] ? message : 'is required');
  }
}
