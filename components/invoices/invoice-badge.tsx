import { Badge, type Tone } from '@/components/ui/badge';
import { invoiceStatusNames } from '@/lib/invoices/rules/texts';
import type { InvoiceRow } from '@/lib/invoices/schema/invoice';

const tones = {
  open: 'warn',
  overdue: 'bad',
  paid: 'good',
  credited: 'neutral',
  issued: 'info',
} satisfies Record<keyof typeof invoiceStatusNames, Tone>;

/** The status of an invoice; `today` tells which open ones are overdue. */
export function InvoiceBadge({ invoice, today }: { invoice: InvoiceRow; today: string }) {
  const { status, dueOn } = invoice;
  const shown = status === 'open' && dueOn !== null && dueOn < today ? 'overdue' : status;
  return <Badge tone={tones[shown]}>{invoiceStatusNames[shown]}</Badge>;
}
