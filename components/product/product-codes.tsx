import { Dotted } from '@/components/ui/dotted';
import type { Product, Variant } from '@/lib/catalog/schema/product';

/** The brand of a product, and the part numbers of one of its variants. */
export function ProductCodes({ product, variant }: { product: Product; variant?: Variant }) {
  const numbers = variant ? [`SKU\u00a0${variant.sku}`, variant.mpn && `Maker’s no. ${variant.mpn}`] : [];
  return <Dotted className="text-muted" facts={[product.brand, ...numbers]} />;
}
