'use client';
import { useForm } from 'react-hook-form';
import { useRouter } from 'next/navigation';
import { FormError } from '@/components/account/form-error';
import { showFailure } from '@/components/account/show-failure';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select, TextInput } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { companyRoleName, companyRoles, companyRoleSummary } from '@/lib/companies/rules/rights';
import type { InvitationInput } from '@/lib/companies/schema/members';

const empty: InvitationInput = { email: '', role: 'buyer' };

/** Invites somebody to a company by mail. */
export function InviteForm({ companyId }: { companyId: string }) {
  const router = useRouter();
  const { register, handleSubmit, setError, reset, formState } = useForm<InvitationInput>({
    defaultValues: empty,
  });
  const { errors, isSubmitting } = formState;

  async function invite(typed: InvitationInput) {
    try {
      await api.post(`/companies/${companyId}/invitations`, typed);
      toast.success(`Invitation sent to ${typed.email.trim()}`);
      reset(empty);
      router.refresh();
    } catch (error) {
      showFailure(error, setError, ['email', 'role']);
    }
  }

  return (
    <ScriptForm onSubmit={handleSubmit(invite)} className="flex max-w-3xl flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-[1fr_16rem]">
        <Field label="Email of a colleague" error={errors.email?.message} required>
          {(ids) => <TextInput {...ids} {...register('email')} type="email" autoComplete="off" />}
        </Field>
        <Field label="Role" error={errors.role?.message} required>
          {(ids) => (
            <Select {...ids} {...register('role')}>
              {companyRoles.map((role) => (
                <option key={role} value={role}>
                  {companyRoleName(role)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <dl className="text-sm text-muted">
        {companyRoles.map((role) => (
          <div key={role}>
            <dt className="inline font-semibold">{companyRoleName(role)}: </dt>
            <dd className="inline">{companyRoleSummary(role)}.</dd>
          </div>
        ))}
      </dl>
      <FormError code={errors.root?.type}>{errors.root?.message}</FormError>
      <Button type="submit" pending={isSubmitting} className="self-start">
        Send invitation
      </Button>
    </ScriptForm>
  );
}
