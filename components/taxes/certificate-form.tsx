'use client';
import { useRouter } from 'next/navigation';
import { useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field, RequiredNote } from '@/components/ui/field';
import { FileDrop } from '@/components/ui/file-drop';
import { Select, TextInput } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import {
  certificateChange,
  certificateInput,
  companyCertificateInput,
  type CertificateRow,
} from '@/lib/taxes/schema/certificate';
import { useFormCall } from '@/components/forms/use-form-call';

export type CountryOption = { code: string; name: string };

const regionsIn = (text: string) =>
  text
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean);

/** A dialog that adds a certificate, or changes the one that is given, with an optional scanned file. */
export function CertificateDialog({
  trigger,
  row,
  company,
  countries,
  today,
}: {
  trigger: ReactNode;
  row?: CertificateRow;
  /** The company that gets a new certificate; without it the form asks for a customer. */
  company?: { id: string; name: string };
  countries: CountryOption[];
  today: string;
}) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { pending, errors, send } = useFormCall();
  const codes =
    row && !countries.some(({ code }) => code === row.country)
      ? [{ code: row.country, name: row.country }]
      : [];

  async function save() {
    const data = new FormData(form.current!);
    const text = (name: string) => String(data.get(name) ?? '');
    const terms = {
      number: text('number'),
      country: text('country'),
      regions: regionsIn(text('regions')),
      from: text('from'),
      to: text('to'),
    };
    const saved = row
      ? await send(certificateChange, { ...terms, version: row.version }, form.current, (input) =>
          api.put(`/tax-certificates/${row.id}`, input),
        )
      : company
        ? await send(companyCertificateInput, terms, form.current, (input) =>
            api.post(`/companies/${company.id}/tax-certificates`, input),
          )
        : await send(certificateInput, { ...terms, email: text('email') }, form.current, (input) =>
            api.post('/tax-certificates', input),
          );
    if (!saved) return;
    toast.success('The certificate is saved');
    const file = (form.current!.elements.namedItem('file') as HTMLInputElement).files?.[0];
    // The certificate counts without its scan: a file that can't be read is told, and can be chosen again.
    if (file)
      await api
        .put(`/tax-certificates/${saved.id}/file`, file)
        .catch((error: unknown) => toast.error(`The file was not stored: ${messageOf(error, 'document')}`));
    setOpen(false);
    router.refresh();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={trigger}
      title={row ? `Certificate ${row.number}` : 'Add a certificate'}
      description={
        row
          ? `${[row.customer.name, row.customer.email].filter(Boolean).join(', ')}. Orders that are placed already keep their tax.`
          : company
            ? `It exempts the orders of ${company.name} from its first to its last day; both count.`
            : 'It exempts the customer’s orders from its first to its last day; both count.'
      }
    >
      <ScriptForm ref={form} onSubmit={() => void save()} className="grid gap-4 sm:grid-cols-2">
        <RequiredNote />
        {!row && !company && (
          <Field label="Customer’s email" error={errors.email} required className="sm:col-span-2">
            {(ids) => <TextInput {...ids} type="email" name="email" maxLength={254} autoComplete="off" />}
          </Field>
        )}
        <Field label="Number" error={errors.number} required className="sm:col-span-2">
          {(ids) => <TextInput {...ids} name="number" defaultValue={row?.number} maxLength={60} />}
        </Field>
        <Field label="Country" error={errors.country} required>
          {(ids) => (
            <Select {...ids} name="country" defaultValue={row?.country}>
              {[...countries, ...codes].map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="States" help="Such as OH, NY. Empty for the whole country" error={errors.regions}>
          {(ids) => (
            <TextInput {...ids} name="regions" defaultValue={row?.regions.join(', ')} maxLength={300} />
          )}
        </Field>
        <Field label="Valid from" error={errors.from} required>
          {(ids) => <TextInput {...ids} type="date" name="from" defaultValue={row?.from ?? today} />}
        </Field>
        <Field label="Valid to" error={errors.to} required>
          {(ids) => <TextInput {...ids} type="date" name="to" defaultValue={row?.to} />}
        </Field>
        <Field
          label={row?.hasFile ? 'Replace the scanned certificate' : 'Scanned certificate'}
          help="A PDF of at most 10 MB. Only staff and the customer, or the company’s admins, can open it."
          className="sm:col-span-2"
        >
          {(ids) => <FileDrop {...ids} name="file" accept="application/pdf" />}
        </Field>
        <div className="flex flex-wrap justify-end gap-3 sm:col-span-2">
          <Button variant="ghost" onClick={() => setOpen(false)}>
            Back
          </Button>
          <Button type="submit" pending={pending}>
            Save certificate
          </Button>
        </div>
      </ScriptForm>
    </Dialog>
  );
}
