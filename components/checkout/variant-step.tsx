import { VariantPicker } from '@/components/product/variant-picker';
import { ButtonLink } from '@/components/ui/button';
import type { Product } from '@/lib/catalog/schema/product';
import { purchaseHref, type CheckoutChoices } from '@/lib/orders/rules/checkout';
import { variantChoiceOf } from '@/lib/pricing/rules';
import { StepHeading } from './step-heading';

/** Asks which variant of a product to buy, as the first step. */
export function VariantStep({ product, choices }: { product: Product; choices: CheckoutChoices }) {
  const { label, options } = variantChoiceOf(product);
  const soldOut = options.every(({ availableQuantity, backorder }) => availableQuantity === 0 && !backorder);
  return (
    <div className="max-w-2xl">
      <StepHeading text={`${product.name}: which one?`} />
      <p className="mb-4 text-muted">
        {soldOut ? 'All of them are sold out at present.' : `Choose: ${label.toLowerCase()}.`}
      </p>
      <VariantPicker
        slug={product.slug}
        label={label}
        options={options}
        action="Choose"
        hrefOf={({ sku }) => purchaseHref({ ...choices, sku })}
      />
      <ButtonLink href={`/product/${product.slug}`} variant="secondary" className="mt-6">
        Back to the product
      </ButtonLink>
    </div>
  );
}
