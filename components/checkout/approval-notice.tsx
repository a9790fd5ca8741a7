import { Field } from '@/components/ui/field';
import { TextArea } from '@/components/ui/input';
import type { CheckoutApproval } from '@/lib/orders/rules/checkout';

/** Says which rule of the company asks for an approval and who gives it, and takes a note for them. */
export function ApprovalNotice({
  approval: { reason, approvers },
  note,
  onNote,
}: {
  approval: CheckoutApproval;
  note: string;
  onNote: (note: string) => void;
}) {
  return (
    <section aria-labelledby="approval" className="flex flex-col gap-3 rounded-card bg-warn-ground p-5">
      <div className="text-warn">
        <h3 id="approval" className="text-lg">
          This order needs an approval
        </h3>
        <p className="wrap-anywhere">
          {reason}. {approvers.length > 0 ? `It goes to ${approvers.join(', then to ')}.` : ''}
        </p>
        <p>Nothing is reserved until then. Prices and stock are checked again with the approval.</p>
      </div>
      <Field label="Note for the approver (optional)">
        {(ids) => (
          <TextArea
            {...ids}
            rows={2}
            maxLength={500}
            value={note}
            onChange={(event) => onNote(event.target.value)}
          />
        )}
      </Field>
    </section>
  );
}
