'use client';
import { useRouter } from 'next/navigation';
import { useForm, type Path } from 'react-hook-form';
import { FormError } from '@/components/account/form-error';
import { showFailure } from '@/components/account/show-failure';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { RequiredNote } from '@/components/ui/field';
import { ScriptForm } from '@/components/ui/script-form';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { discountsPath } from '@/lib/discounts/rules/describe';
import {
  blankDiscountForm,
  discountBodyOf,
  discountFormOf,
  type DiscountForm as Form,
} from '@/lib/discounts/rules/form';
import type { Discount } from '@/lib/discounts/schema';
import { DiscountGoods, DiscountLimits, DiscountValue } from './discount-fields';

const fields = Object.keys(blankDiscountForm) as Path<Form>[];

/** The form of a discount, or of a new one. */
export function DiscountForm({
  discount,
  categories,
  currency,
}: {
  discount?: Discount;
  categories: { slug: string; name: string }[];
  currency: string;
}) {
  const router = useRouter();
  const form = useForm<Form>({
    defaultValues: discount ? discountFormOf(discount, currency) : blankDiscountForm,
  });
  const { isSubmitting, errors } = form.formState;

  async function save(typed: Form) {
    const body = discountBodyOf(typed, currency);
    try {
      if (discount) await api.put(`/discounts/${discount.id}`, body);
      else await api.post('/discounts', body);
      toast.success(`Discount “${typed.title.trim()}” saved`);
      if (discount) router.refresh();
      else router.push(discountsPath);
    } catch (error) {
      showFailure(error, form.setError, fields);
    }
  }

  return (
    <ScriptForm onSubmit={form.handleSubmit(save)} className="flex max-w-3xl flex-col gap-8">
      <RequiredNote />
      <DiscountValue form={form} currency={currency} />
      <DiscountGoods form={form} categories={categories} currency={currency} />
      <DiscountLimits form={form} />
      <Checkbox
        {...form.register('active')}
        label="Active"
        help="A paused discount applies to no new order. Orders keep theirs."
      />
      <FormError code={errors.root?.type}>{errors.root?.message}</FormError>
      <Button type="submit" pending={isSubmitting} className="self-start">
        {discount ? 'Save discount' : 'Add discount'}
      </Button>
    </ScriptForm>
  );
}
