'use client';
import Form from 'next/form';
import { Link } from '@/components/ui/link';
import { Button } from '@/components/ui/button';
import { Select, TextInput } from '@/components/ui/input';
import { machinesPath } from '@/lib/machines/rules/paths';
import { allMachines, shopHref, shopParams, shopPath, type ShopView } from '@/lib/search/rules/shop-view';

/** Chooses the machine to which a list is narrowed, or all of them, and searches in it. */
export function MachineChoice({
  view,
  machines,
}: {
  view: ShopView;
  machines: { id: string; name: string }[];
}) {
  const kept = shopParams({ ...view, q: '', machine: allMachines, page: 1 });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Form
        action={shopPath(view)}
        prefetch={false}
        scroll={false}
        className="flex min-w-0 flex-wrap items-center gap-2 max-sm:w-full"
      >
        {kept.map(([name, value], index) => (
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        <label htmlFor="machine" className="text-sm whitespace-nowrap text-muted">
          Fits
        </label>
        <Select
          id="machine"
          name="machine"
          key={view.machine}
          defaultValue={view.machine}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
          className="w-auto max-w-60 max-sm:flex-1"
        >
          <option value={allMachines}>All my machines</option>
          {machines.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <TextInput
          name="q"
          type="search"
          key={view.q}
          defaultValue={view.q}
          maxLength={120}
          aria-label="Search what fits"
          placeholder="Search what fits"
          className="max-w-60 max-sm:flex-1"
        />
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </Form>
      <Link href={machinesPath} className="text-link underline underline-offset-4">
        My machines
      </Link>
      <Link
        href={shopHref({ ...view, machine: undefined })}
        prefetch={false}
        className="text-link underline underline-offset-4"
      >
        All products
      </Link>
    </div>
  );
}
