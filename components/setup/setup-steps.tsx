'use client';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { PasswordField } from '@/components/account/password-field';
import { StrengthMeter } from '@/components/account/strength-meter';
import { FormSelect, FormText, FormTextArea, useProblem } from '@/components/admin/form-text';
import { ShopColorFields } from '@/components/admin/shop-colors';
import { ShopDeliveryFields } from '@/components/admin/shop-delivery-fields';
import { BankFields, ShopNameFields } from '@/components/admin/shop-identity-fields';
import { ShopLogo } from '@/components/admin/shop-logo';
import { TaxRates } from '@/components/admin/tax-rates';
import { Checkbox } from '@/components/ui/checkbox';
import { api } from '@/lib/api/client/api';
import { currencyOf } from '@/lib/settings/rules/countries';
import { passwordLength } from '@/lib/users/schema/credentials';

/** The code that proves that this person runs the server. */
export function CodeStep() {
  return (
    <FormText
      name="code"
      label="One-time code"
      help="The server prints it when it starts: twelve letters and digits"
      autoCapitalize="characters"
      spellCheck={false}
      required
    />
  );
}

/** Who the shop is. */
export function IdentityStep() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <ShopNameFields />
      <FormText name="email" label="Email of the shop" type="email" required />
      <FormTextArea name="address" label="Postal address" help="As on an envelope" rows={4} required />
      <FormTextArea name="hours" label="Opening hours" help="One entry on each line" rows={4} />
    </div>
  );
}

/** How the shop looks. */
export function AppearanceStep() {
  const { getValues } = useFormContext();
  const upload = async (file: Blob) => {
    const headers = { 'x-setup-code': String(getValues('code')) };
    return (await api.post('/setup/logo', file, { headers })).url;
  };
  return (
    <>
      <ShopLogo upload={upload} />
      <ShopColorFields />
    </>
  );
}

/** Where the shop is, how it counts, and how it is paid. */
export function LocationStep({ countries }: { countries: { code: string; name: string }[] }) {
  const { setValue, getValues } = useFormContext();
  const country = useWatch({ name: 'country' }) as string;
  // The browser's own time zone is the best guess; the server doesn't know it.
  useEffect(() => {
    if (!getValues('timeZone')) setValue('timeZone', Intl.DateTimeFormat().resolvedOptions().timeZone);
  }, [setValue, getValues]);
  useEffect(() => {
    const chosen = countries.find(({ code }) => code === country);
    if (!chosen || (getValues('countries') as { code: string }[])[0]?.code === country) return;
    setValue('currency', currencyOf(country) ?? '');
    setValue('countries', [chosen]);
  }, [country, countries, setValue, getValues]);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormSelect name="country" label="Country" required>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </FormSelect>
      <FormText
        name="currency"
        label="Currency"
        help="Three letters, such as USD. It can’t be changed later."
        required
      />
      <FormText name="timeZone" label="Time zone" help="Such as America/New_York" required />
      <FormText name="taxId" label="Tax number" />
      <BankFields />
    </div>
  );
}

/** Delivery and tax, in the currency that was chosen. */
export function SellingStep() {
  const currency = useWatch({ name: 'currency' }) as string;
  return (
    <>
      <ShopDeliveryFields currency={currency} />
      <TaxRates />
    </>
  );
}

/** The first admin. */
export function AdminStep() {
  const { register } = useFormContext();
  const admin = useWatch({ name: 'admin' }) as { name: string; email: string; password: string };
  const problem = useProblem('admin.password');
  return (
    <div className="flex max-w-md flex-col gap-4">
      <FormText name="admin.name" label="Your name" autoComplete="name" required />
      <FormText name="admin.email" label="Your email" type="email" autoComplete="username" required />
      <PasswordField
        {...register('admin.password')}
        error={problem}
        help={`At least ${passwordLength} characters`}
        autoComplete="new-password"
      />
      <StrengthMeter password={admin.password} own={[admin.name, admin.email]} />
      <p className="text-sm text-muted">
        You are asked to turn on two-factor sign-in right after the shop has opened.
      </p>
    </div>
  );
}

/** With or without the sample data. */
export function StartStep() {
  const { register } = useFormContext();
  return (
    <Checkbox
      label="Start with sample data"
      help="About 170 products with pictures, reviews and articles to try things out. No accounts and no orders."
      {...register('sampleData')}
    />
  );
}
