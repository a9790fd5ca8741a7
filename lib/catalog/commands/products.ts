import { shownTags } from '../../shared/cache-tags';
import { ok, fail, type Result } from '../../shared/result';
import { touchChangedAt, products } from '../collection/products';
import { indexEntry } from '../rules/index-entry';
import type { ProductEdit, ProductInput } from '../schema';
import type { Rating } from '../types';
import {
  changeProduct,
  insertProduct,
  nextMoment,
  notFound,
  recordProduct,
  type Actor,
  type Saved,
} from './product-writes';

/**
 * Adds an item, as a draft or published, with the stock of its variants. Refuses a SKU that another item has
 * (`sku-taken`) and references to items that there are not. A second item of the same name gets a numbered slug.
 */
export async function addProduct(actor: Actor, input: ProductInput): Promise<Result<Saved>> {
  return (await brokenReference(input)) ?? insertProduct(actor, input);
}

/** Changes the given parts of an item, as `changeItem` does, when the items that it refers to are there. */
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
    wrong.map(([field, slug]) => [field, `${slug} is no other item of the shop`]),
  );
  return fail('invalid', 'no-such-reference', 'An item that this one refers to is not there.', { fields });
}

/** Changes the price of one variant, in minor units. */
export async function changePrice(actor: Actor, sku: string, price: number): Promise<Result<Saved>> {
  for (;;) {
    const before = await products().findOne({ 'variants.sku': sku });
    if (!before) return notFound();
    const variants = before.variants.map((variant) =>
      variant.sku === sku ? { ...variant, price } : variant,
    );
    const { matchedCount } = await products().updateOne(
      { _id: before._id, updatedAt: before.updatedAt },
      {
        $set: {
          variants,
          ...indexEntry({ ...before, variants }),
          updatedAt: nextMoment(before.updatedAt),
        },
        ...touchChangedAt,
      },
    );
    if (matchedCount === 0) continue;
    const old = before.variants.find((variant) => variant.sku === sku)?.price;
    await recordProduct(actor, 'price-changed', before, { sku, price: old }, { sku, price });
    return ok({ id: before._id, slug: before.slug }, shownTags(before));
  }
}

/** Keeps the average that the reviews of an item have, for lists, sort and filters. */
export async function setRating(id: string, rating: Rating): Promise<Result<null>> {
  const found = await products().findOneAndUpdate(
    { _id: id },
    { $set: { rating }, ...touchChangedAt },
    { projection: { slug: 1, category: 1 } },
  );
  return found ? ok(null, shownTags(found)) : notFound();
}
