import { DescriptionTab } from '@/components/product/description-tab';
import { itemOf, workspaceMetadata, type Props } from '../item-of';

export const generateMetadata = (props: Props) => workspaceMetadata(props, 'Description');

export default async function ProductDetails(props: Props) {
  return <DescriptionTab item={await itemOf(props)} />;
}
