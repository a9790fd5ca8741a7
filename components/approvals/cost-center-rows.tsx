'use client';
import { Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { FormText } from '@/components/admin/form-text';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import type { ApprovalForm } from '@/lib/companies/rules/approval-form';

/** The cost centers of a company; with some, each order names one. */
export function CostCenterRows() {
  const { control } = useFormContext<ApprovalForm>();
  const { fields, append, remove } = useFieldArray({ control, name: 'costCenters' });
  return (
    <section aria-labelledby="cost-centers" className="flex flex-col gap-4">
      <h2 id="cost-centers" className="text-2xl">
        Cost centers
      </h2>
      <p className="max-w-prose text-muted">With some, each order for the company names one.</p>
      {fields.map(({ id }, index) => (
        <div key={id} role="group" aria-label={`Cost center ${index + 1}`} className="flex items-start gap-3">
          <FormText
            name={`costCenters.${index}.code`}
            label="Code"
            required
            maxLength={20}
            className="w-32"
          />
          <FormText name={`costCenters.${index}.name`} label="Name" maxLength={80} className="min-w-0 grow" />
          <span className="mt-6.5">
            <IconButton
              icon={Trash2}
              label={`Remove cost center ${index + 1}`}
              onClick={() => remove(index)}
            />
          </span>
        </div>
      ))}
      <Button
        variant="secondary"
        size="sm"
        className="self-start"
        disabled={fields.length >= 200}
        onClick={() => append({ code: '', name: '' })}
      >
        Add a cost center
      </Button>
    </section>
  );
}
