import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/input';

export type CostCenter = { code: string; name: string };

/** Chooses the cost center of the company that pays. */
export function CostCenterField({
  costCenters,
  value,
  onChange,
  problem,
}: {
  costCenters: CostCenter[];
  value: string;
  onChange: (code: string) => void;
  problem: string | null;
}) {
  return (
    <Field label="Cost center" error={problem ?? undefined} required>
      {(ids) => (
        <Select
          {...ids}
          className="max-w-sm"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">Choose a cost center</option>
          {costCenters.map(({ code, name }) => (
            <option key={code} value={code}>
              {[code, name].filter(Boolean).join(', ')}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
