import { ItemReviews } from '@/components/reviews/item-reviews';
import { findShop } from '@/lib/shop/queries';
import { clockOf } from '@/lib/shop/rules';
import { itemOf, workspaceMetadata, type Props } from '../../item-of';

export const generateMetadata = (props: Props) => workspaceMetadata(props, 'Reviews');

export default async function ProductReviews(props: Props) {
  const item = await itemOf(props, '/productReviews');
  return <ItemReviews itemId={item.id} slug={item.slug} clock={clockOf(await findShop())} />;
}
