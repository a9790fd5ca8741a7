'use client';
import { useFieldArray } from 'react-hook-form';
import { FormSelect, FormText, FormTextArea } from '@/components/admin/form-text';
import { RecordForm } from '@/components/price-lists/record-form';
import { Button } from '@/components/ui/button';
import {
  emptyCondition,
  fitRuleBodyOf,
  fitRuleFormOf,
  fitRuleHref,
  type FitRuleChoices,
  type FitRuleForm as Form,
} from '@/lib/fits/rules/form';
import type { FitComparison, FitRule } from '@/lib/fits/schema';

const comparisons: Record<FitComparison, string> = {
  equal: 'equals',
  'at-least': 'is at least',
  'at-most': 'is at most',
  shared: 'has a value in common with',
};

/** The form of a rule that says which parts fit which machines, or of a new one. */
export function FitRuleForm({ rule, choices }: { rule?: FitRule; choices: FitRuleChoices }) {
  return (
    <RecordForm<Form, FitRule>
      what="Rule"
      path="/fit-rules"
      record={rule}
      valuesOf={fitRuleFormOf}
      bodyOf={fitRuleBodyOf}
      fieldsOf={({ conditions }) => [
        ...conditions.flatMap((_, index) => [
          `conditions.${index}.machine` as const,
          `conditions.${index}.comparison` as const,
          `conditions.${index}.part` as const,
        ]),
        'machine.values',
        'machine.field',
        'machine.category',
        'part.values',
        'part.field',
        'part.category',
        'name',
      ]}
      hrefOf={fitRuleHref}
    >
      <FormText name="name" label="Name" help="Staff alone see it." required maxLength={80} />
      <div className="grid gap-8 sm:grid-cols-2">
        <Group side="part" title="These parts" choices={choices} />
        <Group side="machine" title="fit these machines" choices={choices} />
      </div>
      <Conditions fields={choices.fields} />
    </RecordForm>
  );
}

function Group({
  side,
  title,
  choices,
}: {
  side: 'part' | 'machine';
  title: string;
  choices: FitRuleChoices;
}) {
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-2 font-display text-2xl font-semibold">{title}</legend>
      <FormSelect name={`${side}.category`} label="Category, with those below" required>
        <option value="">Choose</option>
        {choices.categories.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </FormSelect>
      <FormSelect name={`${side}.field`} label="Specification" required>
        <Fields fields={choices.types} />
      </FormSelect>
      <FormTextArea name={`${side}.values`} label="Values" help="One a line." required rows={3} />
    </fieldset>
  );
}

const Fields = ({ fields }: { fields: FitRuleChoices['fields'] }) => (
  <>
    <option value="">Choose</option>
    {fields.map(({ key, name }) => (
      <option key={key} value={key}>
        {name}
      </option>
    ))}
  </>
);

/** The conditions, all of which must be met. */
function Conditions({ fields: choices }: { fields: FitRuleChoices['fields'] }) {
  const { fields, append, remove } = useFieldArray<Form, 'conditions'>({ name: 'conditions' });
  return (
    <section aria-labelledby="conditions" className="flex flex-col gap-4">
      <h2 id="conditions" className="text-2xl">
        when all of this is true
      </h2>
      {fields.map(({ id }, index) => (
        <fieldset key={id} className="grid items-start gap-4 sm:grid-cols-[1fr_auto_1fr_auto]">
          <legend className="sr-only">Condition {index + 1}</legend>
          <FormSelect name={`conditions.${index}.part`} label="Of the part" required>
            <Fields fields={choices} />
          </FormSelect>
          <FormSelect name={`conditions.${index}.comparison`} label="Comparison" required>
            {Object.entries(comparisons).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </FormSelect>
          <FormSelect name={`conditions.${index}.machine`} label="Of the machine" required>
            <Fields fields={choices} />
          </FormSelect>
          <Button
            type="button"
            variant="quiet"
            size="sm"
            className="sm:mt-7"
            disabled={fields.length === 1}
            onClick={() => remove(index)}
          >
            Remove<span className="sr-only"> condition {index + 1}</span>
          </Button>
        </fieldset>
      ))}
      <Button
        type="button"
        variant="secondary"
        size="sm"
        className="self-start"
        disabled={fields.length >= 10}
        onClick={() => append(emptyCondition)}
      >
        Add condition
      </Button>
    </section>
  );
}
