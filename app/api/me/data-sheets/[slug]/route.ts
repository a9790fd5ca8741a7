import { z } from 'zod';
import { signedIn } from '@/lib/api/access';
import { pdfResponse } from '@/lib/api/pdf-response';
import { defineRoute } from '@/lib/api/route';
import { findProductFor } from '@/lib/assortments/queries';
import { productNotFound } from '@/lib/catalog/commands/product-writes';
import { makeDataSheet } from '@/lib/catalog/pdf';
import { slugText } from '@/lib/catalog/schema/inputs';

export const GET = defineRoute(
  {
    access: signedIn,
    produces: 'application/pdf',
    summary: 'The data sheet of a product as PDF, also of an exclusive one that is offered to you',
    params: z.strictObject({ slug: slugText }),
  },
  async ({ caller, params: { slug } }) => {
    const found = await findProductFor(slug, caller);
    return found
      ? pdfResponse(`${slug}-data-sheet.pdf`, await makeDataSheet(found.product))
      : productNotFound();
  },
);
