import { fail, ok, type Result } from '../../shared/result';
import { products, updateProduct } from '../collection/products';
import type { ProductEdit, ProductInput } from '../schema/inputs';
import type { Rating } from '../schema/product';
import {
  changeProduct,
  insertProduct,
  productNotFound,
  recordProduct,
  type Actor,
  type Saved,
} from './product-writes';

/**
 * Adds a draft or published product with the stock of its variants. Fails with `sku-taken` when another product has one
 * of the SKUs and with `no-such-reference` when it refers to an unknown product. The slug is derived from the name; a
 * number is appended to a taken one.
 */
export async function addProduct(actor: Actor, input: ProductInput): Promise<Result<Saved>> {
  return (await brokenReference(input)) ?? insertProduct(actor, input);
}

/** Checks that the products it refers to exist, then changes the given fields as `changeProduct` does. */
export async function editProduct(actor: Actor, id: string, edit: ProductEdit): Promise<Result<Saved>> {
  return (await brokenReference(edit, id)) ?? changeProduct(actor, id, edit);
}

type References = Pick<ProductEdit, 'accessories' | 'spareParts' | 'successor'>;

async function brokenReference({ accessories = [], spareParts = [], successor }: References, id?: string) {
  const named: [field: string, slug: string][] = [
    ...accessories.map((slug, index): [string, string] => [`accessories.${index}`, slug]),
    ...spareParts.map((slug, index): [string, string] => [`spareParts.${index}`, slug]),
    ...(successor ? [['successor', successor] as [string, string]] : []),
  ];
  if (named.length === 0) return null;
  const slugs = named.map(([, slug]) => slug);
  const found = await products()
    .find({ $or: [{ slug: { $in: slugs } }, { oldSlugs: { $in: slugs } }] })
    .project<{ _id: string; slug: string; oldSlugs: string[] }>({ slug: 1, oldSlugs: 1 })
    .toArray();
  const others = new Set(found.flatMap(({ _id, slug, oldSlugs }) => (_id === id ? [] : [slug, ...oldSlugs])));
  const wrong = named.filter(([, slug]) => !others.has(slug));
  if (wrong.length === 0) return null;
  const fields = Object.fromEntries(
    wrong.map(([field, slug]) => [field, `${slug} is no other product of the shop`]),
  );
  return fail('invalid', 'no-such-reference', 'A product that this one refers to does not exist.', {
    fields,
  });
}

/** Changes the price of one variant, in minor units. */
export async function changePrice(actor: Actor, sku: string, price: number): Promise<Result<Saved>> {
  const updated = await updateProduct(
    { 'variants.sku': sku },
    {
      facts: ({ variants }) => ({
        variants: variants.map((variant) => (variant.sku === sku ? { ...variant, price } : variant)),
      }),
    },
  );
  if (!updated) return productNotFound();
  const { before, expire } = updated;
  const old = before.variants.find((variant) => variant.sku === sku)?.price;
  await recordProduct(actor, 'price-changed', before, { sku, price: old }, { sku, price });
  return ok({ id: before._id, slug: before.slug }, expire);
}

/** Stores the average of a product's reviews, which lists, sorting and filters read. */
export async function setRating(id: string, rating: Rating): Promise<Result<null>> {
  const updated = await updateProduct({ _id: id }, { rating });
  return updated ? ok(null, updated.expire) : productNotFound();
}
