import type { ReactNode } from 'react';
import { SuccessorNotice } from '@/components/product/successor-notice';
import { FittingMachines } from '@/components/machines/fitting-machines';
import { Workspace } from '@/components/product/workspace';
import { WorkspaceTabs } from '@/components/product/workspace-tabs';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { currentSession } from '@/lib/auth/current-session';
import { findRelated } from '@/lib/catalog/queries/related';
import { findStructure } from '@/lib/catalog/queries/structure';
import { productTrail } from '@/lib/catalog/rules/structure';
import { findFittingMachines } from '@/lib/machines/queries/fits';
import { now } from '@/lib/platform/clock';
import { withOwnPrices } from '@/lib/price-lists/queries';
import { notOfferedReason, productOf, type Props } from '../product-of';

export default async function WorkspaceLayout({ params, children }: Props & { children: ReactNode }) {
  // The page redirects to the login: only it knows the tab to return to.
  const person = await currentSession();
  if (!person) return children;
  const product = await productOf({ params });
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-6">
      <div className="mb-5">
        <Breadcrumbs trail={productTrail(await findStructure(), product)} />
        {product.successor && (
          <SuccessorNotice product={product} successor={(await findRelated(product)).successor} />
        )}
      </div>
      <Workspace
        product={await withOwnPrices(product, person)}
        notOffered={await notOfferedReason({ params })}
        madeAt={now().toISOString()}
      />
      <div className="mt-5 empty:hidden">
        <FittingMachines slug={product.slug} found={await findFittingMachines(person, product.slug)} />
      </div>
      <WorkspaceTabs slug={product.slug} />
      <div className="py-6 [&_.part-title]:border-t-0">{children}</div>
    </div>
  );
}
