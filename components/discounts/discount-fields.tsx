'use client';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Select, TextArea, TextInput } from '@/components/ui/input';
import { discountKindNames } from '@/lib/discounts/rules/describe';
import type { DiscountForm } from '@/lib/discounts/rules/form';

type Form = UseFormReturn<DiscountForm>;

/** Name, code, and what the discount gives. */
export function DiscountValue({ form, currency }: { form: Form; currency: string }) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const kind = useWatch({ control, name: 'kind' });
  return (
    <section aria-labelledby="value" className="grid gap-4 sm:grid-cols-2">
      <h2 id="value" className="text-2xl sm:col-span-2">
        Discount
      </h2>
      <Field
        label="Name"
        help="Customers read it in the cart, in mails and on the invoice."
        error={errors.title?.message}
        required
      >
        {(ids) => <TextInput {...register('title')} {...ids} maxLength={60} autoComplete="off" />}
      </Field>
      <Field
        label="Code"
        help="Leave it empty for an automatic rule, which needs no code."
        error={errors.code?.message}
      >
        {(ids) => <TextInput {...register('code')} {...ids} maxLength={30} autoComplete="off" />}
      </Field>
      <Field label="Kind" error={errors.kind?.message}>
        {(ids) => (
          <Select {...register('kind')} {...ids}>
            {Object.entries(discountKindNames).map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {kind !== 'free-delivery' && (
        <Field
          label={kind === 'percent' ? 'Percent' : `Amount (${currency})`}
          error={errors.value?.message}
          required
        >
          {(ids) => <TextInput {...register('value')} {...ids} inputMode="decimal" autoComplete="off" />}
        </Field>
      )}
    </section>
  );
}

/** What the discount is for: goods, their value, and customers. */
export function DiscountGoods({
  form: { register, formState },
  categories,
  currency,
}: {
  form: Form;
  categories: { slug: string; name: string }[];
  currency: string;
}) {
  const { errors } = formState;
  return (
    <section aria-labelledby="goods" className="flex flex-col gap-4">
      <h2 id="goods" className="text-2xl">
        Applies to
      </h2>
      <p className="text-muted">Without categories and SKUs it applies to all products.</p>
      <fieldset>
        <legend className="text-sm font-semibold">Categories</legend>
        <div className="mt-1 grid gap-x-4 sm:grid-cols-2">
          {categories.map(({ slug, name }) => (
            <Checkbox key={slug} {...register('categories')} value={slug} label={name} />
          ))}
        </div>
        {errors.categories?.message && (
          <p role="alert" className="text-sm font-medium text-bad">
            {errors.categories.message}
          </p>
        )}
      </fieldset>
      <Field label="SKUs" help="One on each line. They add to the categories." error={errors.skus?.message}>
        {(ids) => <TextArea {...register('skus')} {...ids} rows={3} spellCheck={false} />}
      </Field>
      <Field
        label={`Minimum value of goods (${currency})`}
        help="Of all goods in the order, before discounts, delivery and tax."
        error={errors.minSubtotal?.message}
      >
        {(ids) => (
          <TextInput
            {...register('minSubtotal')}
            {...ids}
            inputMode="decimal"
            autoComplete="off"
            className="max-w-48"
          />
        )}
      </Field>
      <Field
        label="Customers"
        help="Email addresses of accounts, one on each line. Empty: all customers."
        error={errors.customers?.message}
      >
        {(ids) => <TextArea {...register('customers')} {...ids} rows={3} spellCheck={false} />}
      </Field>
    </section>
  );
}

/** Days and numbers of uses. */
export function DiscountLimits({ form: { register, formState } }: { form: Form }) {
  const { errors } = formState;
  return (
    <section aria-labelledby="limits" className="grid gap-4 sm:grid-cols-2">
      <h2 id="limits" className="text-2xl sm:col-span-2">
        Days and limits
      </h2>
      <Field label="First day" help="Empty: from now on." error={errors.from?.message}>
        {(ids) => <TextInput {...register('from')} {...ids} type="date" />}
      </Field>
      <Field label="Last day" help="Empty: without an end." error={errors.to?.message}>
        {(ids) => <TextInput {...register('to')} {...ids} type="date" />}
      </Field>
      <Field label="Uses in total" help="Empty: without a limit." error={errors.maxUses?.message}>
        {(ids) => <TextInput {...register('maxUses')} {...ids} inputMode="numeric" autoComplete="off" />}
      </Field>
      <Field
        label="Uses for each customer"
        help="A cancelled order gives its use back."
        error={errors.maxUsesPerCustomer?.message}
      >
        {(ids) => (
          <TextInput {...register('maxUsesPerCustomer')} {...ids} inputMode="numeric" autoComplete="off" />
        )}
      </Field>
    </section>
  );
}
