import { ObjectId } from 'mongodb';
import { assortments, type AssortmentDocument } from '../lib/assortments/collection';
import { insertProduct, type NewProduct } from '../lib/catalog/commands/product-writes';
import { products } from '../lib/catalog/collection/products';
import { productInput } from '../lib/catalog/schema/inputs';
import { fileMovements } from '../lib/inventory/commands/file-movements';
import { audienceKey } from '../lib/price-lists/rules/audience';
import { addMissing } from './add-missing';

const sku = 'LS-WG7';
const picture = '/pictures/items/work-gloves-cut-d.webp';

/** Gloves that are made for the demo's first company and sold to it alone. */
const gloves: NewProduct = productInput.parse({
  name: 'Press Shop Gloves, Level D, Lakefront Print',
  brand: 'Castellan',
  category: 'gear-equipment',
  tags: ['safety'],
  description: 'The cut-resistant gloves of the press shop with the company’s print on the cuff, size 9 / L.',
  pictures: [picture],
  variants: [{ sku, mpn: null, color: null, size: null, img: picture, price: 1_620, availableQuantity: 240 }],
  specifications: [{ name: 'Type', value: 'Gloves' }],
  unit: 'pair',
  minQuantity: 6,
  multiple: 6,
  weightGrams: 55,
  availableFrom: '2025-01-06',
  state: 'exclusive',
});

const pressShop: AssortmentDocument = {
  _id: new ObjectId('0000000000000000000000a1'),
  name: 'Lakefront Stamping, press shop',
  audience: audienceKey('company', '0000000000000000000000c1'),
  active: true,
  limits: false,
  skus: [sku, 'TW-AG115'],
  categories: [],
  brands: [],
  version: 1,
};

/** Adds an exclusive product to the demo, and the assortment of the company to which it is sold. Idempotent. */
export async function seedAssortments(): Promise<void> {
  if (!(await products().findOne({ 'variants.sku': sku }))) {
    await insertProduct(null, gloves);
    await fileMovements(sku);
  }
  await addMissing(assortments(), [pressShop]);
}
