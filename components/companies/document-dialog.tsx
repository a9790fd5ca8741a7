'use client';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { useFormCall } from '@/components/forms/use-form-call';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field, RequiredNote } from '@/components/ui/field';
import { FileDrop } from '@/components/ui/file-drop';
import { Select, TextInput } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { documentKindNames } from '@/lib/companies/rules/documents';
import { documentInput, documentKinds } from '@/lib/companies/schema/documents';

/** A dialog that uploads a document of a company. */
export function DocumentDialog({ companyId }: { companyId: string }) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const [missing, setMissing] = useState<string>();
  const [chosen, setChosen] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const { pending, errors, send } = useFormCall();

  async function upload() {
    const data = new FormData(form.current!);
    const file = data.get('document') as File;
    setMissing(file.size ? undefined : 'Choose a file');
    if (!file.size) return;
    const values = Object.fromEntries(['title', 'kind', 'expires'].map((name) => [name, data.get(name)]));
    const saved = await send(documentInput, values, form.current, (input) =>
      api.post(`/companies/${companyId}/documents?${new URLSearchParams(input)}`, file),
    );
    if (!saved) return;
    toast.success('The document is stored');
    setOpen(false);
    router.refresh();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button variant="secondary">Add a document</Button>}
      title="Add a document"
      description="Company admins and our staff can open it, nobody else."
    >
      <ScriptForm ref={form} onSubmit={() => void upload()} className="grid gap-4 sm:grid-cols-2">
        <RequiredNote />
        <Field label="Name" error={errors.title} required className="sm:col-span-2">
          {(ids) => <TextInput {...ids} name="title" maxLength={100} autoComplete="off" />}
        </Field>
        <Field label="Kind" error={errors.kind} required>
          {(ids) => (
            <Select {...ids} name="kind">
              {documentKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {documentKindNames[kind]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Expires" help="Its last day; empty for none" error={errors.expires}>
          {(ids) => <TextInput {...ids} type="date" name="expires" />}
        </Field>
        <Field
          label="File"
          help="A PDF or a picture of at most 10 MB"
          error={missing ?? errors.document}
          required
          className="sm:col-span-2"
        >
          {(ids) => (
            <FileDrop
              {...ids}
              name="document"
              text={chosen || undefined}
              accept="application/pdf,image/jpeg,image/png,image/webp"
              onChange={(event) => setChosen(event.target.files?.[0]?.name ?? '')}
            />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-3 sm:col-span-2">
          <Button variant="ghost" onClick={() => setOpen(false)}>
            Back
          </Button>
          <Button type="submit" pending={pending}>
            Upload document
          </Button>
        </div>
      </ScriptForm>
    </Dialog>
  );
}
