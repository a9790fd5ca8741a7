'use client';
import { useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { EmailText } from '@/components/account/email-text';
import { useProblem } from '@/components/admin/form-text';
import { RecordPicker } from '@/components/forms/record-picker';
import { CustomerSearch } from '@/components/order-entry/customer-picker';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/input';
import { api } from '@/lib/api/client/api';
import type { CompanyRow } from '@/lib/companies/schema/company';
import type { PriceListForm } from '@/lib/price-lists/rules/form';
import { audienceKindNames } from '@/lib/price-lists/rules/list';
import type { AudienceKind } from '@/lib/price-lists/schema';

const reach: Record<AudienceKind, string> = {
  customer: 'Counts for this account, whoever it orders for.',
  company: 'Counts for all who order in the name of the company.',
  group: 'Counts for the company and for those that belong to its group.',
};

/** Whom a price list is for: the kind, and the account or company that is chosen by a search. */
export function AudienceField() {
  const { control, setValue, clearErrors } = useFormContext<PriceListForm>();
  const audience = useWatch({ control, name: 'audience' });
  const problem = useProblem('audience.id');
  const problemId = useId();
  const { kind, id, name } = audience;

  function change(next: PriceListForm['audience']) {
    setValue('audience', next, { shouldDirty: true });
    clearErrors('audience');
  }

  function changeKind(next: AudienceKind) {
    // A company and the group that it heads are the same record.
    const isSame = next !== 'customer' && kind !== 'customer';
    change(isSame ? { ...audience, kind: next } : { kind: next, id: '', name: '' });
  }

  return (
    <section aria-labelledby="audience" className="grid gap-4 sm:grid-cols-2">
      <h2 id="audience" className="text-2xl sm:col-span-2">
        For whom
      </h2>
      <Field label="Kind" help={reach[kind]}>
        {(ids) => (
          <Select {...ids} value={kind} onChange={({ target }) => changeKind(target.value as AudienceKind)}>
            {Object.entries(audienceKindNames).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div role="group" aria-label={audienceKindNames[kind]} className="flex flex-col items-start gap-1.5">
        <p className="text-sm font-semibold">
          {kind === 'group' ? 'Company at its head' : audienceKindNames[kind]}
          <span aria-hidden> *</span>
        </p>
        <p className="max-w-full wrap-anywhere">
          {!id ? (
            'Nobody chosen yet'
          ) : name.includes('@') ? (
            <EmailText email={name} />
          ) : (
            name || 'No longer exists'
          )}
        </p>
        <AudienceDialog
          kind={kind}
          isChosen={id !== ''}
          problemId={problem && problemId}
          onChoose={(chosen) => change({ kind, ...chosen })}
        />
        {problem && (
          <p id={problemId} role="alert" className="text-sm font-medium text-bad">
            {problem}
          </p>
        )}
      </div>
    </section>
  );
}

type Chosen = { id: string; name: string };

function AudienceDialog({
  kind,
  isChosen,
  problemId,
  onChoose,
}: {
  kind: AudienceKind;
  isChosen: boolean;
  /** The id of what is wrong with the choice, if something is. */
  problemId: string | undefined;
  onChoose: (chosen: Chosen) => void;
}) {
  const [open, setOpen] = useState(false);
  const one = kind === 'customer' ? 'customer' : 'company';
  const choose = ({ id, name }: Chosen) => {
    onChoose({ id, name });
    setOpen(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={`Choose a ${one}`}
      trigger={
        <Button variant="secondary" size="sm" aria-describedby={problemId}>
          {isChosen ? `Choose another ${one}` : `Choose a ${one}`}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {kind === 'customer' ? (
          <CustomerSearch
            nothing="Nobody found."
            onChoose={({ id, name, email }) => choose({ id, name: name || email })}
          />
        ) : (
          <CompanySearch onChoose={choose} />
        )}
      </div>
    </Dialog>
  );
}

/** Finds a company by the words of its name. */
function CompanySearch({ onChoose }: { onChoose: (company: CompanyRow) => void }) {
  return (
    <RecordPicker<CompanyRow>
      label="Name of the company"
      names={{ one: 'company', many: 'companies' }}
      nothing="No company found."
      search={async (words) => (await api.get(`/companies?q=${encodeURIComponent(words)}`)).rows}
      describe={({ name, city }) => `${name}, ${city}`}
      onChoose={onChoose}
    >
      {({ name, city, country }) => (
        <>
          <span className="font-medium">{name}</span>{' '}
          <span className="text-muted">
            {city}, {country}
          </span>
        </>
      )}
    </RecordPicker>
  );
}
