import { Dotted } from '@/components/ui/dotted';
import type { Item, Variant } from '@/lib/catalog/types';

/** Who makes an item, and the numbers of one of its variants. */
export function ItemCodes({ item, variant }: { item: Item; variant?: Variant }) {
  const numbers = variant ? [`SKU\u00a0${variant.sku}`, variant.mpn && `Maker’s no. ${variant.mpn}`] : [];
  return <Dotted className="text-muted" facts={[item.brand, ...numbers]} />;
}
