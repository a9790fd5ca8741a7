import { z } from 'zod';
import { anyone } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { findProduct } from '@/lib/catalog/queries/products';
import { slugText } from '@/lib/catalog/schema/inputs';
import { variantChoiceOf } from '@/lib/pricing/rules';
import { variantChoice } from '@/lib/pricing/schema';
import { fail, ok } from '@/lib/shared/result';

export const GET = defineRoute(
  {
    access: anyone,
    summary: 'The variants of a published product, each with its price and stock',
    params: z.strictObject({ slug: slugText }),
    response: variantChoice,
  },
  async ({ params }) => {
    const product = await findProduct(params.slug);
    return product
      ? ok(variantChoiceOf(product))
      : fail('not-found', 'no-such-product', 'This product is no longer sold. Search the shop for another.');
  },
);
