import { Badge, type Tone } from '@/components/ui/badge';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { ButtonLink } from '@/components/ui/button';
import type { ProductStatus } from '@/lib/catalog/schema/product';

const list = '/dashboard/manageProduct';

const tones: Record<ProductStatus, Tone> = {
  published: 'good',
  exclusive: 'info',
  draft: 'warn',
  archived: 'neutral',
};

/** Whether a product is visible in the shop. */
export function ProductStatusBadge({ status }: { status: ProductStatus }) {
  return <Badge tone={tones[status]}>{status}</Badge>;
}

/** The heading of an admin page about one product: breadcrumbs, name, status, and the link back to the list. */
export function ProductHead({
  title,
  href,
  status,
}: {
  title: string;
  href: string;
  status?: ProductStatus;
}) {
  const trail = [
    { name: 'Manage Products', href: list },
    { name: title, href },
  ];
  return (
    <div className="mb-6 flex max-w-4xl flex-col gap-4">
      <Breadcrumbs trail={trail} />
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-1 basis-72 flex-wrap items-center gap-x-3 gap-y-2">
          <h1 className="min-w-0 text-4xl">{title}</h1>
          {status && <ProductStatusBadge status={status} />}
        </div>
        <ButtonLink href={list} size="sm" variant="secondary">
          Back to the products
        </ButtonLink>
      </div>
    </div>
  );
}
