'use client';
import { ArrowUp, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { FormText, FormTextArea } from '@/components/admin/form-text';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { blankRule, type ApprovalForm } from '@/lib/companies/rules/approval-form';
import { ApproverChain, ChoiceSelect, type Choice } from './approver-select';

/** The most rules of a company. */
const maxRules = 30;

/** The rules of a company in their order; the first that applies counts. */
export function RuleRows({
  approvers,
  sites,
  categories,
  currency,
}: {
  approvers: Choice[];
  sites: Choice[];
  categories: Choice[];
  currency: string;
}) {
  const { control } = useFormContext<ApprovalForm>();
  const { fields, append, remove, swap } = useFieldArray({ control, name: 'rules' });
  return (
    <section aria-labelledby="rules" className="flex flex-col gap-4">
      <h2 id="rules" className="text-2xl">
        Rules
      </h2>
      <p className="max-w-prose text-muted">
        The first rule that applies to an order counts. It applies where all of its conditions are met;
        without any it applies to each order. An approver’s own orders skip their step.
      </p>
      {fields.map(({ id }, index) => (
        <fieldset
          key={id}
          aria-label={`Rule ${index + 1}`}
          className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4"
        >
          <div className="flex items-start gap-3">
            <FormText name={`rules.${index}.name`} label="Name" required maxLength={80} className="grow" />
            <span className="mt-6.5 flex gap-2">
              <IconButton
                icon={ArrowUp}
                label={`Move rule ${index + 1} up`}
                disabled={index === 0}
                onClick={() => swap(index, index - 1)}
              />
              <IconButton icon={Trash2} label={`Remove rule ${index + 1}`} onClick={() => remove(index)} />
            </span>
          </div>
          <div className="grid gap-4 sm:grid-cols-3">
            <FormText
              name={`rules.${index}.amountFrom`}
              label={`Total from (${currency})`}
              help="Empty for every total."
              inputMode="decimal"
            />
            <ChoiceSelect
              name={`rules.${index}.category`}
              label="With a product of"
              none="Any category"
              choices={categories}
            />
            <ChoiceSelect
              name={`rules.${index}.siteId`}
              label="Delivered to"
              none="Any address"
              choices={sites}
            />
          </div>
          <FormTextArea
            name={`rules.${index}.skus`}
            label="With one of these SKUs"
            help="Products that nobody buys without an approval, one on each line. Empty for every product."
            rows={2}
          />
          <ApproverChain name={`rules.${index}.approvers`} approvers={approvers} required />
        </fieldset>
      ))}
      <Button
        variant="secondary"
        size="sm"
        className="self-start"
        disabled={fields.length >= maxRules}
        onClick={() => append(blankRule())}
      >
        Add a rule
      </Button>
    </section>
  );
}
