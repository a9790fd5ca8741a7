import { DescriptionTab } from '@/components/product/description-tab';
import { productOf, workspaceMetadata, type Props } from '../../product-of';

export const generateMetadata = (props: Props) => workspaceMetadata(props, 'Description');

export default async function Description(props: Props) {
  return <DescriptionTab product={await productOf(props, '/description')} />;
}
