import { fail, ok, type Result } from '../../shared/result';
import { products, updateProduct, type UpdatedProduct, type VariantRecord } from '../collection/products';
import type { ProductEdit, ProductInput } from '../schema/inputs';
import type { Rating } from '../schema/product';
import {
  changeProduct,
  insertProduct,
  productIsStale,
  productNotFound,
  recordProduct,
  StaleProduct,
  tagCheck,
  type Actor,
  type ExpectedTag,
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

/**
 * Checks that the products it refers to exist, then changes the given fields as `changeProduct` does. Fails with
 * `changed-since` where the product has another entity tag than the expected one.
 */
export async function editProduct(
  actor: Actor,
  id: string,
  edit: ProductEdit,
  expected?: ExpectedTag,
): Promise<Result<Saved>> {
  return (await brokenReference(edit, id)) ?? changeProduct(actor, id, edit, expected);
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

/** Changes the price of one variant, in minor units. The expected entity tag is that of its product. */
export async function changePrice(
  actor: Actor,
  sku: string,
  price: number,
  expected?: ExpectedTag,
): Promise<Result<Saved>> {
  const isExpected = await tagCheck(expected);
  let updated: UpdatedProduct | null;
  try {
    updated = await updateProduct(
      { 'variants.sku': sku },
      {
        facts: (before) => {
          isExpected(before);
          const set = (variant: VariantRecord) => (variant.sku === sku ? { ...variant, price } : variant);
          return { variants: before.variants.map(set) };
        },
      },
    );
  } catch (error) {
    if (error instanceof StaleProduct) return productIsStale();
    throw error;
  }
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
