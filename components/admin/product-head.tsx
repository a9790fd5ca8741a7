import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { ButtonLink } from '@/components/ui/button';
import type { ProductStatus } from '@/lib/catalog/types';
import { ProductStateBadge } from './product-status-badge';

const list = '/dashboard/manageProduct';

/** The head of a page about one product of the desk: the way to it and back, its name, its state once it has one. */
export function ProductHead({ title, href, state }: { title: string; href: string; state?: ProductStatus }) {
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
          {state && <ProductStateBadge state={state} />}
        </div>
        <ButtonLink href={list} size="sm" variant="secondary">
          Back to the products
        </ButtonLink>
      </div>
    </div>
  );
}
