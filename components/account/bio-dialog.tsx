'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ScriptForm } from '@/components/ui/script-form';
import { toast } from '@/components/ui/toast';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { api } from '@/lib/api/client/api';
import { TextArea } from '@/components/ui/input';
import { bioInput, type BioInput } from '@/lib/users/schema/profile';
import { FormError } from './form-error';
import { showFailure } from './show-failure';

function BioForm({ bio, onSaved }: { bio: string; onSaved: () => void }) {
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm<BioInput>({ resolver: zodResolver(bioInput), defaultValues: { bio } });
  const save = (input: BioInput) =>
    api
      .patch('/profile', input)
      .then(onSaved)
      .catch((error) => showFailure(error, setError, ['bio']));
  return (
    <ScriptForm onSubmit={handleSubmit(save)} className="flex flex-col gap-5">
      <Field label="About Me" error={errors.bio?.message} help="Up to 2000 characters">
        {(ids) => <TextArea {...register('bio')} {...ids} rows={8} />}
      </Field>
      <Button type="submit" pending={isSubmitting}>
        Update
      </Button>
      <FormError code={errors.root?.type}>{errors.root?.message}</FormError>
    </ScriptForm>
  );
}

/** A button and a dialog for editing the About Me text. */
export function BioDialog({ bio }: { bio: string }) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="Update your bio"
      trigger={
        <Button variant="secondary" size="sm">
          {bio ? 'Update bio' : 'Write your bio'}
        </Button>
      }
    >
      <BioForm
        bio={bio}
        onSaved={() => {
          setOpen(false);
          toast.success('Your bio is updated');
          router.refresh();
        }}
      />
    </Dialog>
  );
}
