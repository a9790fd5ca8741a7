'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';

/** Lets a person choose the columns of a list; the choice is remembered. */
export function ColumnChoice<Column extends string>({
  names,
  chosen,
  savePath,
  href,
}: {
  /** All columns in their order, with their titles. */
  names: Record<Column, string>;
  chosen: Column[];
  /** The API path that remembers them. */
  savePath: string;
  /** The address of the list without a choice of columns. */
  href: string;
}) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const [columns, setColumns] = useState<string[]>(chosen);
  const [pending, setPending] = useState(false);

  async function save() {
    setPending(true);
    try {
      const wanted = Object.keys(names).filter((name) => columns.includes(name));
      await api.put(savePath, { columns: wanted });
      setOpen(false);
      router.replace(href, { scroll: false });
      router.refresh();
    } catch (failure) {
      toast.error(messageOf(failure));
    } finally {
      setPending(false);
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(opens) => {
        setOpen(opens);
        if (opens) setColumns(chosen);
      }}
      trigger={
        <Button size="sm" variant="secondary">
          Columns
        </Button>
      }
      title="Columns"
    >
      <fieldset className="grid grid-cols-2 gap-x-4">
        <legend className="sr-only">Columns of the list</legend>
        {Object.entries<string>(names).map(([column, title]) => (
          <Checkbox
            key={column}
            label={title}
            checked={columns.includes(column)}
            onChange={(event) =>
              setColumns(
                event.target.checked ? [...columns, column] : columns.filter((one) => one !== column),
              )
            }
          />
        ))}
      </fieldset>
      <Button className="mt-4" pending={pending} onClick={() => void save()}>
        Save
      </Button>
    </Dialog>
  );
}
