'use client';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field, RequiredNote } from '@/components/ui/field';
import { FileDrop } from '@/components/ui/file-drop';
import { Select, TextArea, TextInput } from '@/components/ui/input';
import { RadioGroup } from '@/components/ui/radio-group';
import { ScriptForm } from '@/components/ui/script-form';
import { StickyBar } from '@/components/ui/sticky-bar';
import { toast } from '@/components/ui/toast';
import { Specimen } from './specimen';

const deliveries = [
  { value: 'standard', label: 'Standard freight', help: 'By road, to the curb' },
  { value: 'express', label: 'Express' },
  { value: 'drone', label: 'Drone', disabled: true },
];

export function Fields() {
  return (
    <Specimen id="fields" title="Fields">
      <ScriptForm className="grid gap-6 md:grid-cols-2" onSubmit={() => toast.success('Saved')}>
        <RequiredNote />
        <Field label="Name" required>
          {(ids) => <TextInput {...ids} placeholder="Name" />}
        </Field>
        <Field label="Email" help="We send the invoice here" error="Provide a valid Email">
          {(ids) => <TextInput {...ids} type="email" defaultValue="someone@" />}
        </Field>
        <Field label="Customer number">
          {(ids) => <TextInput {...ids} disabled defaultValue="1992-0007" />}
        </Field>
        <Field label="Stock" help="No: nothing is available">
          {(ids) => (
            <Select {...ids}>
              <option>Yes</option>
              <option>No</option>
            </Select>
          )}
        </Field>
        <Field label="Description" error="Say at least what it is">
          {(ids) => <TextArea {...ids} />}
        </Field>
        <Field label="Picture" help="JPEG, PNG or WebP, at most 5 MB">
          {(ids) => <FileDrop {...ids} accept="image/*" />}
        </Field>
        <div>
          <Checkbox label="Deliver to the invoice address" defaultChecked />
          <Checkbox label="Partial deliveries" help="Each part has its own delivery note" />
          <Checkbox label="Not offered" disabled />
        </div>
        <RadioGroup legend="Delivery" name="delivery" options={deliveries} />
        <div className="col-span-full">
          <StickyBar>
            <Button type="submit">Save</Button>
          </StickyBar>
        </div>
      </ScriptForm>
    </Specimen>
  );
}
