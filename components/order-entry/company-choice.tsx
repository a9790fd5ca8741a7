import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/input';
import { purchaseOrderExample } from '@/lib/companies/rules/purchase-orders';
import type { OrderCompanyChoice } from '@/lib/orders/schema/edit';

/** For whom a customer orders by phone: a company, or nobody but themselves. */
export function CompanyChoice({
  companies,
  chosen,
  onChoose,
}: {
  companies: OrderCompanyChoice[];
  chosen: string;
  onChoose: (id: string) => void;
}) {
  const rules = companies.find(({ id }) => id === chosen)?.purchaseOrders;
  const demands = [
    ...(rules?.required ? ['It needs a purchase order number on each order.'] : []),
    ...(rules?.pattern ? [`Its numbers look like ${purchaseOrderExample(rules.pattern)}.`] : []),
    ...(rules?.isUnique ? ['Each number is for one order.'] : []),
  ];
  return (
    <Field label="Ordered for" help={demands.join(' ') || undefined} className="max-w-xl">
      {(ids) => (
        <Select {...ids} value={chosen} onChange={(event) => onChoose(event.target.value)}>
          <option value="">The customer alone</option>
          {companies.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
