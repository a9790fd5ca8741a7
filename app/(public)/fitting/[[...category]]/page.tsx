import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ShopPage } from '@/components/catalog/shop-page';
import { MachineChoice } from '@/components/machines/machine-choice';
import { requireSignedIn } from '@/lib/auth/current-session';
import { findStructure } from '@/lib/catalog/queries/structure';
import { findOwnFits } from '@/lib/machines/queries/fits';
import { listMachines } from '@/lib/machines/queries/machines';
import { fitText, machineLabel } from '@/lib/machines/rules/texts';
import { searchProducts } from '@/lib/search/queries/shop';
import { listPage } from '@/lib/search/rules/list-page';
import { allMachines, shopHref, type SearchParams } from '@/lib/search/rules/shop-view';
import { viewOf, type ShopParams } from '../../shop/shop-route';

export const metadata: Metadata = {
  title: 'Fits my machines',
  description: 'What fits the machines you own.',
  robots: { index: false },
};

type Props = { params: ShopParams; searchParams: Promise<SearchParams> };

/** A list narrowed to what fits the machines of who is signed in. It has a path of its own: no public cache has it. */
export default async function FittingPage({ params, searchParams }: Props) {
  const query = await searchParams;
  const chosen = typeof query.machine === 'string' && query.machine ? query.machine : allMachines;
  const view = { ...(await viewOf(params, query)), machine: chosen };
  const person = await requireSignedIn(shopHref(view, { page: view.page }));
  const [structure, machines, fits] = await Promise.all([
    findStructure(),
    listMachines(person),
    findOwnFits(person, chosen === allMachines ? null : chosen),
  ]);
  if (!fits) notFound();
  const found = await searchProducts(view, new Set(fits.keys()));
  if (view.page > found.pages) notFound();
  const list = listPage(structure, view, found);
  const rows = list.rows.map((row, index) => {
    const fit = fits.get(found.rows[index]!.id);
    return fit ? { ...row, fits: fitText(fit) } : row;
  });
  return (
    <ShopPage
      list={{ ...list, rows }}
      heading={list.category ? `${list.category.name}: fits my machines` : 'Fits my machines'}
    >
      <MachineChoice
        view={view}
        machines={machines.map((machine) => ({ id: machine.id, name: machineLabel(machine) }))}
      />
    </ShopPage>
  );
}
