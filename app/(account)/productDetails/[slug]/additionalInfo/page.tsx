import { SpareParts } from '@/components/product/spare-parts';
import { SpecificationTable } from '@/components/product/specification-table';
import { findRelated } from '@/lib/catalog/queries/related';
import { productOf, workspaceMetadata, type Props } from '../../product-of';

export const generateMetadata = (props: Props) => workspaceMetadata(props, 'Additional info');

export default async function AdditionalInfo(props: Props) {
  const product = await productOf(props, '/additionalInfo');
  return (
    <section aria-labelledby="additional-info">
      <h2 id="additional-info" className="part-title mb-4">
        Additional info
      </h2>
      <SpecificationTable rows={product.specifications} />
      <SpareParts products={(await findRelated(product)).spareParts} />
    </section>
  );
}
