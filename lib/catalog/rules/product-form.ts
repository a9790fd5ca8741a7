import { netUnits } from './backorders';
import { parseMoney } from '../../shared/money';
import type { DocumentRevision, Product, Specification } from '../schema/product';
import type { CatalogStructure, SpecificationField } from '../schema/structure';
import {
  fieldInputsOf,
  fieldTextsOf,
  fieldValuesOf,
  productFields,
  type ProductFieldValues,
} from './product-fields';
import { fieldNamed, fieldOf, fieldsFor } from './specification-fields';

export type VariantForm = {
  color: string;
  hex: string;
  size: string;
  sku: string;
  mpn: string;
  price: string;
  availableQuantity: string;
  /** '' means the product's first picture. */
  img: string;
};

/** A document as typed, and its earlier revisions as they are stored. */
export type DocumentForm = {
  title: string;
  href: string;
  revision: string;
  date: string;
  earlier: DocumentRevision[];
};

/** A link to another product. */
export type LinkForm = { slug: string; name: string };

/** The product form as typed: every value is a text. */
export type ProductForm = Record<keyof ProductFieldValues, string> & {
  name: string;
  price: string;
  stock: 'Yes' | 'No';
  date: string;
  description: string;
  pictures: string[];
  category: string;
  tags: string[];
  brand: string;
  sku: string;
  mpn: string;
  availableQuantity: string;
  slug: string;
  variants: VariantForm[];
  priceBreaks: { from: string; percentOff: string }[];
  /** The filterable specifications, by field key. */
  fields: Record<string, string>;
  specifications: Specification[];
  documents: DocumentForm[];
  accessories: LinkForm[];
  spareParts: LinkForm[];
  successor: LinkForm[];
  /** The names of the specifications in their stored order. */
  order: string[];
};

/** An empty form with a category; `today` is formatted as 2026-11-21. */
export function emptyProduct(today: string, category: string): ProductForm {
  return {
    ...fieldTextsOf(fieldValuesOf({}, productFields), productFields),
    name: '',
    price: '',
    stock: 'Yes',
    date: today,
    description: '',
    pictures: [],
    tags: [],
    category,
    brand: '',
    sku: '',
    mpn: '',
    availableQuantity: '1',
    slug: '',
    variants: [],
    priceBreaks: [],
    fields: {},
    specifications: [],
    documents: [],
    accessories: [],
    spareParts: [],
    successor: [],
    order: [],
  };
}

/** An additional variant. Without its own price it has the product's price. */
export const blankVariant: VariantForm = {
  color: '',
  hex: '#f28c18',
  size: '',
  sku: '',
  mpn: '',
  price: '',
  availableQuantity: '1',
  img: '',
};

/**
 * The form of an existing product. `decimal` formats an amount as "380.00"; `names` maps the slugs of linked products
 * to their names.
 */
export function productFormOf(
  structure: CatalogStructure,
  product: Product,
  decimal: (amount: number) => string,
  names: Record<string, string> = {},
): ProductForm {
  const [only] = product.variants;
  const hasChoices = product.variants.length > 1 || only?.color || only?.size;
  const typed = new Set(fieldsFor(structure, product.category).map(({ key }) => key));
  const isTyped = ({ name }: Specification) => typed.has(fieldNamed(structure, name)?.key ?? '');
  const links = (slugs: string[]) => slugs.map((slug) => ({ slug, name: names[slug] ?? slug }));
  return {
    ...fieldTextsOf(product, productFields),
    name: product.name,
    price: decimal(product.price),
    description: product.description,
    slug: product.slug,
    category: product.category,
    tags: product.tags,
    brand: product.brand,
    sku: product.sku,
    stock: 'Yes',
    mpn: only?.mpn ?? '',
    pictures: product.pictures,
    date: product.availableFrom.slice(0, 10),
    availableQuantity: String(only ? netUnits(only) : 0),
    variants: hasChoices
      ? product.variants.map(({ color, size, sku, mpn, price, img, ...supply }) => ({
          color: color?.name ?? '',
          hex: color?.hex ?? blankVariant.hex,
          size: size ?? '',
          sku,
          mpn: mpn ?? '',
          price: decimal(price),
          availableQuantity: String(netUnits(supply)),
          img: product.pictures.includes(img) && img !== product.pictures[0] ? img : '',
        }))
      : [],
    priceBreaks: product.priceBreaks.map(({ from, percentOff }) => ({
      from: String(from),
      percentOff: String(percentOff),
    })),
    fields: Object.fromEntries(
      product.specifications
        .filter(isTyped)
        .map(({ name, value }) => [fieldNamed(structure, name)?.key ?? '', value] as const),
    ),
    specifications: product.specifications.filter((row) => !isTyped(row)),
    documents: product.documents.map(({ title, href, revision = '', date = '', earlier = [] }) => ({
      title,
      href,
      revision,
      date,
      earlier,
    })),
    accessories: links(product.accessories),
    spareParts: links(product.spareParts),
    successor: links(product.successor ? [product.successor] : []),
    order: product.specifications.map(({ name }) => name),
  };
}

const number = (text: string) => (text.trim() === '' ? NaN : Number(text));
const orNull = (text: string) => (text.trim() === '' ? null : text);

/** Adds the field's unit to a measure typed without one. */
function withUnit(field: SpecificationField, text: string): string {
  return field.kind === 'measure' && /^[\d.,/ ]+$/.test(text.trim()) ? `${text.trim()} ${field.unit}` : text;
}

/** The specifications of a form in order, each with the path of its input. */
function specificationRows(
  structure: CatalogStructure,
  form: ProductForm,
): (Specification & { path: string })[] {
  const typed = Object.entries(form.fields).flatMap(([key, text]) => {
    const field = fieldOf(structure, key);
    return field && text?.trim()
      ? [{ name: field.name, value: withUnit(field, text), path: `fields.${key}` }]
      : [];
  });
  const free = form.specifications.map((row, index) => ({ ...row, path: `specifications.${index}` }));
  const place = ({ name }: Specification) =>
    form.order.includes(name) ? form.order.indexOf(name) : form.order.length;
  return [...typed, ...free].sort((a, b) => place(a) - place(b));
}

/**
 * The API input of a form. A number that can't be read becomes NaN, so the schema names the field in its error. Stock
 * "No" sets the available units to 0.
 */
export function inputOfForm(structure: CatalogStructure, form: ProductForm, currency: string) {
  const money = (text: string) => parseMoney(text, currency) ?? NaN;
  // Negative while orders wait; the stock of SKUs that exist is saved by itself.
  const available = (text: string) => (form.stock === 'No' ? 0 : Math.max(0, number(text)));
  const variants = form.variants.length
    ? form.variants.map(({ color, hex, size, sku, mpn, price, availableQuantity, img }) => ({
        sku,
        mpn: orNull(mpn),
        color: color.trim() ? { name: color, hex } : null,
        size: orNull(size),
        img: orNull(img),
        price: money(price.trim() === '' ? form.price : price),
        availableQuantity: available(availableQuantity),
      }))
    : [
        {
          sku: form.sku,
          mpn: orNull(form.mpn),
          price: money(form.price),
          availableQuantity: available(form.availableQuantity),
        },
      ];
  const slugs = (links: LinkForm[]) => links.map(({ slug }) => slug);
  return {
    ...fieldInputsOf(form, productFields),
    name: form.name,
    brand: form.brand,
    category: form.category,
    tags: form.tags,
    description: form.description,
    pictures: form.pictures,
    variants,
    availableFrom: form.date,
    documents: form.documents.map(({ title, href, revision, date, earlier }) => ({
      title,
      href,
      ...(revision.trim() && { revision: revision.trim() }),
      ...(date && { date }),
      earlier,
    })),
    priceBreaks: form.priceBreaks.map(({ from, percentOff }) => ({
      from: number(from),
      percentOff: number(percentOff),
    })),
    specifications: specificationRows(structure, form).map(({ name, value }) => ({ name, value })),
    accessories: slugs(form.accessories),
    spareParts: slugs(form.spareParts),
    successor: form.successor[0]?.slug ?? null,
  };
}

/** The stock changes in the form of an existing product. New variants are created with their stock instead. */
export function stockChanges(
  initial: ProductForm,
  given: ProductForm,
): { sku: string; availableQuantity: number }[] {
  const stockOf = (form: ProductForm) =>
    new Map((form.variants.length ? form.variants : [form]).map((row) => [row.sku, row.availableQuantity]));
  const before = stockOf(initial);
  return [...stockOf(given)].flatMap(([sku, typed]) =>
    before.has(sku) && before.get(sku) !== typed ? [{ sku, availableQuantity: Number(typed) }] : [],
  );
}

/** The form input that shows the value at a path of the API input. */
export function inputOfPath(structure: CatalogStructure, path: string, form: ProductForm): string {
  const [, row, part] = /^specifications\.(\d+)(?:\.(\w+))?/.exec(path) ?? [];
  const known = row === undefined ? undefined : specificationRows(structure, form)[Number(row)]?.path;
  if (known) return known.startsWith('fields') ? known : `${known}.${part ?? 'value'}`;
  if (path === 'availableFrom') return 'date';
  if (/^(accessories|spareParts|successor)/.test(path)) return path.split('.')[0] ?? path;
  const [, index, field] = /^variants\.(\d+)\.(\w+)/.exec(path) ?? [];
  if (!field) return path.startsWith('variants') ? 'sku' : path;
  if (!form.variants.length) return field;
  return `variants.${index}.${field === 'color' && /hex/.test(path) ? 'hex' : field}`;
}
