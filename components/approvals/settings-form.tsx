'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { FormProvider, useForm, type Path } from 'react-hook-form';
import { FormError } from '@/components/account/form-error';
import { showFailure } from '@/components/account/show-failure';
import { Button } from '@/components/ui/button';
import { RequiredNote } from '@/components/ui/field';
import { ScriptForm } from '@/components/ui/script-form';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import {
  approvalBodyOf,
  approvalFields,
  approvalFormOf,
  type ApprovalForm,
} from '@/lib/companies/rules/approval-form';
import type { ApprovalSettings } from '@/lib/companies/schema/approvals';
import { ApproverChain, type Choice } from './approver-select';
import { BudgetRows } from './budget-rows';
import { CostCenterRows } from './cost-center-rows';
import { RuleRows } from './rule-rows';
import { SubstitutionRows } from './substitution-rows';

/** When a company asks for approvals, and of whom: for its admins, and staff. */
export function ApprovalSettingsForm({
  companyId,
  settings,
  approvers,
  members,
  sites,
  categories,
  used,
  currency,
}: {
  companyId: string;
  settings: ApprovalSettings;
  /** The members who may approve. */
  approvers: Choice[];
  members: Choice[];
  /** What is used of each budget this month, in minor units, by its key. */
  used: Record<string, number>;
  sites: Choice[];
  categories: Choice[];
  currency: string;
}) {
  const router = useRouter();
  const form = useForm<ApprovalForm>({ defaultValues: approvalFormOf(settings, currency) });
  const [version, setVersion] = useState(settings.version);
  const { isSubmitting, errors } = form.formState;

  async function save(typed: ApprovalForm) {
    try {
      const body = { ...approvalBodyOf(typed, currency), version };
      const saved = await api.put<ApprovalSettings>(`/companies/${companyId}/approvals`, body);
      toast.success('Approvals saved');
      form.reset(approvalFormOf(saved, currency));
      setVersion(saved.version);
      router.refresh();
    } catch (error) {
      showFailure(error, form.setError, approvalFields(typed) as Path<ApprovalForm>[]);
    }
  }

  return (
    <FormProvider {...form}>
      <ScriptForm
        onSubmit={(event) => {
          // Errors of the server at fields without an input would keep the form from being sent again.
          form.clearErrors();
          void form.handleSubmit(save)(event);
        }}
        className="flex max-w-5xl flex-col gap-8"
      >
        <RequiredNote />
        <RuleRows approvers={approvers} sites={sites} categories={categories} currency={currency} />
        <section aria-labelledby="members" className="flex flex-col gap-4">
          <h2 id="members" className="text-2xl">
            Orders beyond a budget, and members who may not order
          </h2>
          <p className="max-w-prose text-muted">
            These approvers decide about orders beyond a budget that asks for it. Accountants can send them a
            cart; without any they can’t order for the company.
          </p>
          <ApproverChain name="defaultApprovers" approvers={approvers} />
        </section>
        <SubstitutionRows approvers={approvers} />
        <CostCenterRows />
        <BudgetRows members={members} used={used} currency={currency} />
        <FormError code={errors.root?.type}>{errors.root?.message}</FormError>
        <Button type="submit" pending={isSubmitting} className="self-start">
          Save approvals
        </Button>
      </ScriptForm>
    </FormProvider>
  );
}
