import type { Receivable } from '../rules/payments';
import type { Order } from './order';
import type { OrderPayment, OrderRefund, PaymentPage, PaymentWork } from './payment';

/** An order with all that is recorded about its payments. */
export type PaidOrder = Omit<Order, 'payments' | 'refunds'> & {
  payments: OrderPayment[];
  refunds: OrderRefund[];
  page: PaymentPage | null;
  work: PaymentWork | null;
  payBy: Date | null;
  receivable?: Receivable;
  /** Whether invoices or credit notes that follow from its last change are still to be issued. */
  isInvoicing: boolean;
  version: number;
};
