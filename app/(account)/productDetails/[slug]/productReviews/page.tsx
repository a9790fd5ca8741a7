import { ProductReviews } from '@/components/reviews/item-reviews';
import { findShop } from '@/lib/shop/queries';
import { clockSettings } from '@/lib/shop/rules';
import { productOf, workspaceMetadata, type Props } from '../../item-of';

export const generateMetadata = (props: Props) => workspaceMetadata(props, 'Reviews');

export default async function ReviewsTab(props: Props) {
  const product = await productOf(props, '/productReviews');
  return <ProductReviews productId={product.id} slug={product.slug} clock={clockSettings(await findShop())} />;
}
