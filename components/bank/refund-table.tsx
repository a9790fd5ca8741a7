'use client';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/orders/confirm-dialog';
import { useOrderCall } from '@/components/orders/use-order-call';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/input';
import { Table, TableCell, TableRow } from '@/components/ui/table';
import { api } from '@/lib/api/client/api';
import type { BankRefund } from '@/lib/payments/schema';
import { formatMoney } from '@/lib/shared/money';

function DoneDialog({ refund: { id, name, number }, today }: { refund: BankRefund; today: string }) {
  const { run } = useOrderCall();
  const [on, setOn] = useState(today);
  return (
    <ConfirmDialog
      trigger={
        <Button size="sm" variant="secondary">
          Made<span className="sr-only"> {`refund of ${number || name}`}</span>
        </Button>
      }
      title={`Refund ${number || name}`}
      description="You have made this transfer at your bank. The customer of an order is told by email."
      action="Record"
      onConfirm={() => run(() => api.put(`/bank/refunds/${id}`, { on }), 'Refund recorded')}
    >
      <Field label="Made on" required>
        {(ids) => (
          <TextInput {...ids} type="date" value={on} onChange={(event) => setOn(event.target.value)} />
        )}
      </Field>
    </ConfirmDialog>
  );
}

/** The refunds that staff make at the bank. */
export function RefundTable({ rows, locale, today }: { rows: BankRefund[]; locale: string; today: string }) {
  return (
    <Table caption="Refunds to make" columns={['Payee', 'Account', 'Amount', 'Order', 'Reason', '']}>
      {rows.map((refund) => (
        <TableRow key={refund.id}>
          <TableCell label="Payee">{refund.name || 'Unknown'}</TableCell>
          <TableCell label="Account" className="wrap-anywhere">
            {refund.iban || 'See the statement'}
          </TableCell>
          <TableCell label="Amount" className="figures whitespace-nowrap">
            {formatMoney(refund.amount, refund.currency, locale)}
          </TableCell>
          <TableCell label="Order">{refund.number || 'None'}</TableCell>
          <TableCell label="Reason">{refund.reason}</TableCell>
          <TableCell label="">
            <DoneDialog refund={refund} today={today} />
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}
