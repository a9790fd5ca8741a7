'use client';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { FormText, useProblem } from './form-text';

type Column = { name: string; label: string; className?: string; type?: string; list?: string };

/** Rows of inputs that can be added and removed; `more` renders further inputs of a row. */
export function FormRows({
  rows,
  title,
  one,
  help,
  columns,
  blank,
  more,
}: {
  /** The path of the list in the form. */
  rows: string;
  title: string;
  /** The name of a row, for the labels of its buttons: "price break". */
  one: string;
  help: string;
  columns: Column[];
  /** Makes the values of a new row. */
  blank: () => Record<string, unknown>;
  more?: (index: number) => ReactNode;
}) {
  const { control } = useFormContext();
  const { fields, append, remove } = useFieldArray({ control, name: rows });
  const problem = useProblem(rows);
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 font-display text-xl font-semibold">{title}</legend>
      <p className="text-sm text-muted">{help}</p>
      {fields.map((row, index) => (
        <div
          key={row.id}
          role="group"
          aria-label={`${one} ${index + 1}`}
          className="flex flex-wrap items-start gap-3 rounded-card border border-line p-3"
        >
          {columns.map(({ name, label, className = 'w-32', ...input }) => (
            <FormText
              key={name}
              name={`${rows}.${index}.${name}`}
              label={label}
              className={className}
              {...input}
            />
          ))}
          {more?.(index)}
          <span className="mt-6.5 ml-auto">
            <IconButton icon={Trash2} label={`Remove ${one} ${index + 1}`} onClick={() => remove(index)} />
          </span>
        </div>
      ))}
      {problem && (
        <p role="alert" className="text-sm font-medium text-bad">
          The list {problem}
        </p>
      )}
      <Button variant="secondary" size="sm" className="self-start" onClick={() => append(blank())}>
        Add a {one}
      </Button>
    </fieldset>
  );
}
