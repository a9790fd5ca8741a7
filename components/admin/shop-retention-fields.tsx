'use client';
import { erasedKindNames, erasedKinds, type ErasedKind } from '@/lib/retention/rules';
import { FormText } from './form-text';

const help: Record<ErasedKind, string> = {
  messages: 'After the last part of the conversation. At least 30',
  searches: 'After the last such search. At least 7',
  auditAddresses: 'The records themselves stay. At least 7',
  failedMails: 'After they were written. At least 7',
  unverifiedAccounts: 'After the sign-up, if nobody has ordered with it or is signed in. At least 30',
};

/** After how many days personal data is erased. */
export function ShopRetentionFields() {
  return (
    <section className="grid gap-4 sm:grid-cols-2">
      <h2 className="text-2xl sm:col-span-2">Erase after so many days</h2>
      <p className="max-w-prose text-muted sm:col-span-2">
        Once a day the shop erases what is older. Leave a field empty to keep it for good.
      </p>
      {erasedKinds.map((kind) => (
        <FormText
          key={kind}
          name={`retention.${kind}`}
          label={`${erasedKindNames[kind]}, in days`}
          help={help[kind]}
          inputMode="numeric"
        />
      ))}
    </section>
  );
}
