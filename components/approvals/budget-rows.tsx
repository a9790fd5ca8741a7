'use client';
import { Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { FormSelect, FormText } from '@/components/admin/form-text';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { blankBudget, type ApprovalForm } from '@/lib/companies/rules/approval-form';
import { budgetKey } from '@/lib/companies/rules/budgets';
import { formatMoney } from '@/lib/shared/money';
import { ChoiceSelect, type Choice } from './approver-select';

type Props = { members: Choice[]; used: Record<string, number>; currency: string };

/** What orders of a person or a cost center may cost in a month. */
export function BudgetRows(props: Props) {
  const { control } = useFormContext<ApprovalForm>();
  const { fields, append, remove } = useFieldArray({ control, name: 'budgets' });
  return (
    <section aria-labelledby="budgets" className="flex flex-col gap-4">
      <h2 id="budgets" className="text-2xl">
        Budgets
      </h2>
      <p className="max-w-prose text-muted">
        For each calendar month. Each order counts with its total from the moment on which it is placed, and
        no longer once it is cancelled.
      </p>
      {fields.map(({ id }, index) => (
        <div
          key={id}
          role="group"
          aria-label={`Budget ${index + 1}`}
          className="flex flex-wrap items-start gap-3 border-b border-line pb-4"
        >
          <BudgetFields index={index} {...props} />
          <span className="mt-6.5">
            <IconButton icon={Trash2} label={`Remove budget ${index + 1}`} onClick={() => remove(index)} />
          </span>
        </div>
      ))}
      <Button
        variant="secondary"
        size="sm"
        className="self-start"
        disabled={fields.length >= 300}
        onClick={() => append(blankBudget)}
      >
        Add a budget
      </Button>
    </section>
  );
}

function BudgetFields({ index, members, used, currency }: Props & { index: number }) {
  const { control } = useFormContext<ApprovalForm>();
  const path = `budgets.${index}` as const;
  const [kind, target, costCenters] = useWatch({
    control,
    name: [`${path}.kind`, `${path}.target`, 'costCenters'],
  });
  const centers = costCenters
    .filter(({ code }) => code)
    .map(({ code, name }) => ({ id: code, name: [code, name].filter(Boolean).join(', ') }));
  const spent = used[budgetKey({ kind, target })] ?? 0;
  return (
    <>
      <FormSelect name={`${path}.kind`} label="For" className="w-40">
        <option value="person">A person</option>
        <option value="costCenter">A cost center</option>
      </FormSelect>
      <ChoiceSelect
        key={kind}
        name={`${path}.target`}
        label={kind === 'person' ? 'Person' : 'Cost center'}
        none="Choose one"
        choices={kind === 'person' ? members : centers}
        required
        className="w-56 max-w-full"
      />
      <FormText
        name={`${path}.amount`}
        label={`Each month (${currency})`}
        help={`Used this month: ${formatMoney(spent, currency)}`}
        required
        inputMode="decimal"
        className="w-48"
      />
      <FormSelect name={`${path}.over`} label="Orders beyond it" className="w-52">
        <option value="refuse">Are not placed</option>
        <option value="approval">Need an approval</option>
      </FormSelect>
    </>
  );
}
