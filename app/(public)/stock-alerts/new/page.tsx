import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AlertForm } from '@/components/product/alert-form';
import { LinkPage } from '@/components/content/link-page';
import { ButtonLink } from '@/components/ui/button';
import { findVariants } from '@/lib/catalog/queries/products';
import { skuText } from '@/lib/catalog/schema/inputs';
import { productHref } from '@/lib/catalog/rules/variants';
import { alertDays, isBuyable, nameOf } from '@/lib/stock-alerts/rules';

export const metadata: Metadata = {
  title: 'Tell me when it is in stock',
  description: 'One email when a product is in stock.',
  robots: { index: false },
};

type Props = { searchParams: Promise<{ sku?: string | string[] }> };

export default async function NewAlertPage({ searchParams }: Props) {
  const sku = skuText.safeParse((await searchParams).sku).data;
  const offer = sku && (await findVariants([sku])).get(sku);
  if (!offer) notFound();
  const { product } = offer;
  const title = nameOf(offer);
  const back = (
    <ButtonLink href={productHref(product, sku)} variant="secondary" size="lg">
      Back to the product
    </ButtonLink>
  );
  if (isBuyable(offer) || product.successor)
    return (
      <LinkPage
        title={isBuyable(offer) ? 'It is in stock' : 'It is no longer made'}
        intro={`${title}, SKU ${sku}: ${isBuyable(offer) ? 'you can order it now.' : 'its page says what replaces it.'}`}
      >
        {back}
      </LinkPage>
    );
  return (
    <LinkPage
      title="Tell me when it is in stock"
      intro={`${title}, SKU ${sku}, is not in stock. We send you one email when it is, within the next ${alertDays} days.`}
    >
      <AlertForm sku={sku} />
      <div className="mt-6">{back}</div>
    </LinkPage>
  );
}
