import { parseMoney } from '../../shared/money';
import type { CategorySlug, Item } from '../types';

export type VariantForm = {
  colour: string;
  hex: string;
  sku: string;
  price: string;
  availableQuantity: string;
};

/** The form of a product as it is typed: everything is text. */
export type ProductForm = {
  name: string;
  price: string;
  stock: 'Yes' | 'No';
  date: string;
  description: string;
  category: CategorySlug;
  tags: string[];
  brand: string;
  sku: string;
  availableQuantity: string;
  minQuantity: string;
  multiple: string;
  unit: string;
  leadTimeDays: string;
  slug: string;
  variants: VariantForm[];
  priceBreaks: { from: string; percentOff: string }[];
  specifications: { name: string; value: string }[];
};

/** An empty form; `today` as 2026-11-21. */
export function emptyProduct(today: string): ProductForm {
  return {
    ...{ name: '', price: '', stock: 'Yes', date: today, description: '', category: 'accessories', tags: [] },
    ...{ brand: '', sku: '', availableQuantity: '1', minQuantity: '1', multiple: '1', unit: 'each' },
    ...{ leadTimeDays: '3', slug: '', variants: [], priceBreaks: [], specifications: [] },
  };
}

/** The form of a present item. `decimal` writes an amount as "380.00". */
export function productFormOf(item: Item, decimal: (amount: number) => string): ProductForm {
  const hasChoices = item.variants.some(({ colour }) => colour !== null);
  return {
    ...{ name: item.name, price: decimal(item.price), description: item.description, slug: item.slug },
    ...{ category: item.category, tags: item.tags, brand: item.brand, sku: item.sku, unit: item.unit },
    stock: item.availableQuantity > 0 ? 'Yes' : 'No',
    date: item.availableFrom.slice(0, 10),
    availableQuantity: String(item.variants[0]?.availableQuantity ?? 0),
    minQuantity: String(item.minQuantity),
    multiple: String(item.multiple),
    leadTimeDays: String(item.leadTimeDays),
    variants: hasChoices
      ? item.variants.map(({ colour, sku, price, availableQuantity }) => ({
          colour: colour?.name ?? '',
          hex: colour?.hex ?? '#888888',
          sku,
          price: decimal(price),
          availableQuantity: String(availableQuantity),
        }))
      : [],
    priceBreaks: item.priceBreaks.map(({ from, percentOff }) => ({
      from: String(from),
      percentOff: String(percentOff),
    })),
    specifications: item.specifications,
  };
}

const number = (text: string) => (text.trim() === '' ? NaN : Number(text));

/**
 * What the API takes for a form; fields that can't be read become NaN, which it refuses by name. Stock "No" means
 * that nothing is available.
 */
export function productInput(form: ProductForm, pictures: string[], currency: string) {
  const money = (text: string) => parseMoney(text, currency) ?? NaN;
  const available = (text: string) => (form.stock === 'No' ? 0 : number(text));
  const variants = form.variants.length
    ? form.variants.map(({ colour, hex, sku, price, availableQuantity }) => ({
        sku,
        colour: { name: colour, hex },
        price: money(price.trim() === '' ? form.price : price),
        availableQuantity: available(availableQuantity),
      }))
    : [{ sku: form.sku, price: money(form.price), availableQuantity: available(form.availableQuantity) }];
  return {
    ...{ name: form.name, brand: form.brand, category: form.category, tags: form.tags },
    ...{ description: form.description, pictures, unit: form.unit, availableFrom: form.date, variants },
    minQuantity: number(form.minQuantity),
    multiple: number(form.multiple),
    leadTimeDays: number(form.leadTimeDays),
    priceBreaks: form.priceBreaks.map(({ from, percentOff }) => ({
      from: number(from),
      percentOff: number(percentOff),
    })),
    specifications: form.specifications,
  };
}

/** The field of the form that a path of the API's input belongs to. */
export function fieldOfPath(path: string, form: ProductForm): string {
  const [, index, field] = /^variants\.(\d+)\.(\w+)/.exec(path) ?? [];
  if (path.startsWith('variants') && !field) return 'sku';
  if (!field) return path === 'availableFrom' ? 'date' : path;
  if (!form.variants.length) return field;
  return `variants.${index}.${field === 'colour' && /hex/.test(path) ? 'hex' : field}`;
}
