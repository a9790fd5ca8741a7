'use client';
import { FormSelect, FormText } from '@/components/admin/form-text';

/** Until when the shop takes back goods without a fault, and who pays for the way back. */
export function ReturnFields() {
  return (
    <section aria-labelledby="returns" className="flex flex-col gap-3">
      <h2 id="returns" className="text-2xl">
        Returns
      </h2>
      <p className="max-w-prose text-sm text-muted">
        Stands on the page about returns and in what search engines read. Customers can ask for returns of
        wrong, damaged and defective goods at any time, and of all others within the period. Without days,
        nothing is promised and nothing ends.
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormText
          name="returnPolicy.days"
          label="Return period in days"
          help="From the day of delivery"
          inputMode="numeric"
        />
        <FormSelect name="returnPolicy.paidBy" label="Who pays for the way back">
          <option value="customer">The customer</option>
          <option value="shop">The shop</option>
        </FormSelect>
      </div>
    </section>
  );
}
