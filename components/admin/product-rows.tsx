'use client';
import { useFieldArray, type Control, type UseFormRegister } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { TextInput } from '@/components/ui/input';
import type { ProductForm } from '@/lib/catalog/rules/product-form';

type Rows = 'variants' | 'priceBreaks' | 'specifications';
type Column = { name: string; label: string; type?: 'color'; wide?: boolean };

/** Rows of inputs that can be added and removed: colours, price breaks, specifications. */
export function ProductRows({
  rows,
  title,
  help,
  columns,
  blank,
  control,
  register,
  errors,
}: {
  rows: Rows;
  title: string;
  help: string;
  columns: Column[];
  blank: () => ProductForm[Rows][number];
  control: Control<ProductForm>;
  register: UseFormRegister<ProductForm>;
  errors: Record<string, string>;
}) {
  const { fields, append, remove } = useFieldArray({ control, name: rows });
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 font-semibold">{title}</legend>
      <p className="text-sm text-muted">{help}</p>
      {fields.map((row, index) => (
        <div key={row.id} className="flex flex-wrap items-start gap-2">
          {columns.map(({ name, label, type, wide }) => {
            const path = `${rows}.${index}.${name}` as 'specifications.0.name';
            return (
              <span key={name} className={wide ? 'min-w-40 flex-1' : 'w-32'}>
                <TextInput
                  {...register(path)}
                  type={type}
                  aria-label={`${label}, row ${index + 1}`}
                  aria-invalid={errors[path] ? true : undefined}
                  placeholder={label}
                />
                {errors[path] && <span className="text-sm text-bad">{errors[path]}</span>}
              </span>
            );
          })}
          <Button variant="ghost" onClick={() => remove(index)} aria-label={`Remove row ${index + 1}`}>
            Remove
          </Button>
        </div>
      ))}
      <Button variant="secondary" size="sm" className="self-start" onClick={() => append(blank())}>
        Add a row
      </Button>
    </fieldset>
  );
}
