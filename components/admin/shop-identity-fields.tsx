'use client';
import { useFormContext } from 'react-hook-form';
import { Checkbox } from '@/components/ui/checkbox';
import { FormRows } from './form-rows';
import { CreditControlFields } from './shop-credit-fields';
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

/** How invoices are numbered and what they show besides. */
function InvoicingFields() {
  const { register } = useFormContext();
  return (
    <>
      <h3 className="text-xl">Numbers and e-invoices</h3>
      <p className="max-w-prose text-sm text-muted">
        Changes count for documents issued from now on. E-invoices need the address in parts, with the code of
        the country.
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormText name="invoicing.prefix" label="Numbers of invoices begin with" required />
        <FormText name="invoicing.creditPrefix" label="Numbers of credit notes begin with" required />
        <FormText name="invoicing.vatId" label="VAT ID" help="Such as DE123456789" />
        <FormText name="invoicing.street" label="Street and number" />
        <FormText name="invoicing.postcode" label="Postal code" />
        <FormText name="invoicing.city" label="City" />
        <FormText name="invoicing.country" label="Country code" help="Such as DE or US" />
        <FormTextArea name="invoicing.footer" label="Text at the end" rows={3} />
      </div>
      <Checkbox label="The logo is on invoices" {...register('invoicing.showsLogo')} />
      <Checkbox label="Invoices in euros have a QR code to pay" {...register('invoicing.showsQrCode')} />
    </>
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
          name="transferDays"
          label="Days for bank transfers"
          help="An order that is to be paid in advance is cancelled after so many days without payment"
          inputMode="numeric"
          required
        />
        <FormText
          name="maxUnpaidOrders"
          label="Unpaid orders"
          help="How many open orders a customer may have before paying"
          inputMode="numeric"
          required
        />
        <CreditControlFields />
        <BankFields />
      </div>
      <InvoicingFields />
    </section>
  );
}
