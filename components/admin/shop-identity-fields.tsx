'use client';
import { FormRows } from './form-rows';
import { FormText, FormTextArea } from './form-text';

/** What the shop is called, since when, and its phone: the same at the first start and in the settings. */
export function ShopNameFields() {
  return (
    <>
      <FormText name="name" label="Name of the shop" required />
      <FormText name="legalName" label="Legal name" help="On invoices and legal pages" required />
      <FormText name="tagline" label="Tagline" required />
      <FormText name="foundedYear" label="Founded in" inputMode="numeric" required />
      <FormText name="phone" label="Phone" type="tel" required />
    </>
  );
}

/** The account for bank transfers. */
export function BankFields() {
  return (
    <>
      <FormText name="bank.name" label="Bank" />
      <FormText name="bank.accountHolder" label="Account holder" />
      <FormText name="bank.accountNumber" label="Account number" />
      <FormText name="bank.routingNumber" label="Routing number" />
      <FormText name="bank.iban" label="IBAN" />
      <FormText name="bank.bic" label="BIC" />
    </>
  );
}

/** The name and contact data of the shop, shown on every page, mail and document. */
export function ShopIdentityFields() {
  return (
    <section aria-labelledby="identity" className="flex flex-col gap-4">
      <h2 id="identity" className="text-2xl">
        Identity
      </h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <ShopNameFields />
        <FormText name="email" label="Email" type="email" help="Gets the shop’s own mail" required />
        <FormTextArea name="address" label="Postal address" help="As on an envelope" rows={4} required />
        <FormTextArea name="hours" label="Opening hours" help="One entry on each line" rows={4} />
        <FormText name="timeZone" label="Time zone" help="Its IANA name, such as America/New_York" required />
      </div>
      <FormRows
        rows="holidays"
        title="Holidays"
        one="holiday"
        help="Days on which the shop is closed; upcoming ones are listed below the opening hours."
        columns={[
          { name: 'date', label: 'Day', type: 'date', className: 'w-44' },
          { name: 'name', label: 'Name', className: 'w-64' },
        ]}
        blank={() => ({ date: '', name: '' })}
      />
    </section>
  );
}

/** The bank account for invoices, and how many of them may be open. */
export function ShopPaymentFields() {
  return (
    <section aria-labelledby="payment" className="flex flex-col gap-4">
      <h2 id="payment" className="text-2xl">
        Invoices and payment
      </h2>
      <p className="max-w-prose text-sm text-muted">
        Invoices name the bank account below; what is empty is left out.
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormText name="taxId" label="Tax number" />
        <FormText
          name="maxUnpaidOrders"
          label="Unpaid orders"
          help="How many open orders a customer may have before paying"
          inputMode="numeric"
          required
        />
        <BankFields />
      </div>
    </section>
  );
}
