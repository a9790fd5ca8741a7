'use client';
import { Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { FormText } from '@/components/admin/form-text';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { blankSubstitution, type ApprovalForm } from '@/lib/companies/rules/approval-form';
import { ChoiceSelect, type Choice } from './approver-select';

/** Who decides for whom, and on which days. */
export function SubstitutionRows({ approvers }: { approvers: Choice[] }) {
  const { control } = useFormContext<ApprovalForm>();
  const { fields, append, remove } = useFieldArray({ control, name: 'substitutions' });
  return (
    <section aria-labelledby="substitutes" className="flex flex-col gap-4">
      <h2 id="substitutes" className="text-2xl">
        Substitutes
      </h2>
      <p className="max-w-prose text-muted">
        A substitute decides too on the days on which an approver is away, and once the approver no longer
        can. Without days the substitute decides only then.
      </p>
      {fields.map(({ id }, index) => (
        <div
          key={id}
          role="group"
          aria-label={`Substitute ${index + 1}`}
          className="flex flex-wrap items-start gap-3 border-b border-line pb-4"
        >
          <ChoiceSelect
            name={`substitutions.${index}.approverId`}
            label="For"
            none="Choose an approver"
            choices={approvers}
            required
            className="w-56 max-w-full"
          />
          <ChoiceSelect
            name={`substitutions.${index}.substituteId`}
            label="Decides"
            none="Choose a substitute"
            choices={approvers}
            required
            className="w-56 max-w-full"
          />
          <FormText name={`substitutions.${index}.from`} label="Away from" type="date" className="w-40" />
          <FormText name={`substitutions.${index}.to`} label="to" type="date" className="w-40" />
          <span className="mt-6.5">
            <IconButton
              icon={Trash2}
              label={`Remove substitute ${index + 1}`}
              onClick={() => remove(index)}
            />
          </span>
        </div>
      ))}
      <Button
        variant="secondary"
        size="sm"
        className="self-start"
        disabled={fields.length >= 50}
        onClick={() => append(blankSubstitution)}
      >
        Add a substitute
      </Button>
    </section>
  );
}
