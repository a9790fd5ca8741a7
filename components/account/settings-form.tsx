'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { useRouter } from 'next/navigation';
import { useForm, type FieldPath } from 'react-hook-form';
import { ScriptForm } from '@/components/ui/script-form';
import { toast } from '@/components/ui/toast';
import { Button } from '@/components/ui/button';
import { Field, RequiredNote } from '@/components/ui/field';
import { api } from '@/lib/api/client/api';
import { announceMeChanged } from '@/lib/api/client/me';
import { Select, TextArea, TextInput } from '@/components/ui/input';
import { settingsInput, type SettingsFields, type SettingsInput } from '@/lib/users/schema/profile';
import { FormError } from './form-error';
import { showFailure } from './show-failure';

const fields: FieldPath<SettingsFields>[] = [
  ...(['name', 'phone', 'facebook', 'twitter', 'linkedin', 'github'] as const),
  ...(['institute', 'degree', 'gender', 'graduation', 'bio'] as const),
];

const links = [
  ['facebook', 'Facebook', 'https://facebook.com/…'],
  ['twitter', 'Twitter', 'https://x.com/…'],
  ['linkedin', 'LinkedIn', 'https://linkedin.com/in/…'],
  ['github', 'GitHub', 'https://github.com/…'],
] as const;

/** The form for a person's profile. The email has a separate form, which verifies the change. */
export function SettingsForm({ email, values }: { email: string; values: SettingsFields }) {
  const router = useRouter();
  const {
    register,
    handleSubmit,
    setError,
    reset,
    formState: { errors, isSubmitting },
  } = useForm<SettingsFields, unknown, SettingsInput>({
    resolver: zodResolver(settingsInput),
    defaultValues: values,
  });

  // The server renders the values as defaults: they are visible before hydration, and early typing is kept.
  const input = (field: FieldPath<SettingsFields>) => ({ ...register(field), defaultValue: values[field] });

  async function save(given: SettingsInput) {
    try {
      await api.patch('/profile', given);
      reset({ ...given, gender: given.gender ?? '' });
      toast.success('Your settings are saved');
      announceMeChanged();
      router.refresh();
    } catch (error) {
      showFailure(error, setError, fields);
    }
  }

  return (
    <ScriptForm onSubmit={handleSubmit(save)} className="grid gap-5 sm:grid-cols-2">
      <RequiredNote />
      <Field label="Name" error={errors.name?.message} required>
        {(ids) => <TextInput {...input('name')} {...ids} autoComplete="name" />}
      </Field>
      <Field label="Email" help="To change it, see Email below">
        {(ids) => <TextInput {...ids} type="email" value={email} disabled readOnly />}
      </Field>
      <Field label="Phone" error={errors.phone?.message}>
        {(ids) => <TextInput {...input('phone')} {...ids} type="tel" autoComplete="tel" />}
      </Field>
      <Field label="Gender" error={errors.gender?.message} help="Optional">
        {(ids) => (
          <Select {...input('gender')} {...ids}>
            <option value="">Prefer not to say</option>
            <option value="male">Male</option>
            <option value="female">Female</option>
            <option value="other">Other</option>
          </Select>
        )}
      </Field>
      {links.map(([field, site, example]) => (
        <Field key={field} label={site} error={errors[field]?.message}>
          {(ids) => <TextInput {...input(field)} {...ids} type="url" inputMode="url" placeholder={example} />}
        </Field>
      ))}
      <Field label="Institute" error={errors.institute?.message}>
        {(ids) => <TextInput {...input('institute')} {...ids} />}
      </Field>
      <Field label="Degree" error={errors.degree?.message}>
        {(ids) => <TextInput {...input('degree')} {...ids} />}
      </Field>
      <Field label="Graduation" error={errors.graduation?.message}>
        {(ids) => <TextInput {...input('graduation')} {...ids} type="date" />}
      </Field>
      <Field label="Bio" error={errors.bio?.message} className="sm:col-span-2">
        {(ids) => <TextArea {...input('bio')} {...ids} rows={6} />}
      </Field>
      <div className="flex flex-col gap-4 sm:col-span-2">
        <Button type="submit" pending={isSubmitting} className="sm:self-start">
          Save settings
        </Button>
        <FormError code={errors.root?.type}>{errors.root?.message}</FormError>
      </div>
    </ScriptForm>
  );
}
