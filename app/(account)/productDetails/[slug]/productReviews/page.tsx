import { ProductReviews } from '@/components/reviews/product-reviews';
import { findShop } from '@/lib/settings/queries';
import { clockSettings } from '@/lib/settings/rules/shop';
import { productOf, workspaceMetadata, type Props } from '../../product-of';

export const generateMetadata = (props: Props) => workspaceMetadata(props, 'Reviews');

export default async function ReviewsTab(props: Props) {
  const product = await productOf(props, '/productReviews');
  return <ProductReviews productId={product.id} clock={clockSettings(await findShop())} />;
}
