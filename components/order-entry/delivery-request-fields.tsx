import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/input';

/** What the customer asks for about the delivery: a day, and one shipment. */
export function DeliveryRequestFields({
  shipComplete,
  onShipComplete,
  requestedDate,
  onRequestedDate,
}: {
  shipComplete: boolean;
  onShipComplete: (shipComplete: boolean) => void;
  requestedDate: string;
  onRequestedDate: (day: string) => void;
}) {
  return (
    <>
      <Field label="Requested date (optional)">
        {(ids) => (
          <TextInput
            {...ids}
            type="date"
            value={requestedDate}
            onChange={(event) => onRequestedDate(event.target.value)}
          />
        )}
      </Field>
      <Checkbox
        label="Ship complete"
        help="Everything in one shipment."
        checked={shipComplete}
        onChange={(event) => onShipComplete(event.target.checked)}
        className="self-center"
      />
    </>
  );
}
