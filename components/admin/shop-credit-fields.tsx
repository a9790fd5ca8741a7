'use client';
import { FormText } from './form-text';

const steps = ['First', 'Second', 'Last'];

/** How the shop treats invoices that are not paid in time. */
export function CreditControlFields() {
  return (
    <>
      <FormText
        name="creditControl.graceDays"
        label="Days of grace"
        help="After its due day, before an open invoice stops new orders on invoice"
        inputMode="numeric"
        required
      />
      {steps.map((step, index) => (
        <FormText
          key={step}
          name={`creditControl.reminderDays.${index}`}
          label={`${step} reminder`}
          help="Days after the due day of an invoice"
          inputMode="numeric"
          required
        />
      ))}
    </>
  );
}
