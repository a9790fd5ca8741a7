import { composeMail, type PendingMail } from '../mail/outbox';
import type { Order } from '../orders/schema/order';
import { siteUrl } from '../platform/env';
import { formatDay } from '../shared/dates';
import { formatMoney } from '../shared/money';
import type { Shop } from '../settings/schema/shop';
import type { OverdueInvoice } from '../invoices/queries/overdue';

const openings = [
  'Perhaps it has escaped your notice: this invoice is overdue.',
  'We have reminded you of this invoice before, and it is still open.',
  'This is our last reminder of this invoice. Please pay it now, or call us if something is wrong with it.',
];

/** The mail of a reminder about what is still open, in minor units: friendlier the first time than the last. */
export function reminderMails(
  { customer, number: orderNumber }: Pick<Order, 'customer' | 'number'>,
  { number, dueOn, open, currency, step }: OverdueInvoice & { open: number; step: number },
  shop: Shop,
): PendingMail[] {
  const { name, iban, accountNumber, accountHolder } = shop.bank;
  const account = [accountHolder, name, iban || accountNumber].filter(Boolean).join(', ');
  return [
    composeMail(
      customer.email,
      {
        subject: `${step === 3 ? 'Last reminder' : 'Reminder'}: invoice ${number}`,
        heading: `Invoice ${number} is overdue`,
        paragraphs: [
          `Hello ${customer.name}, ${openings[step - 1] ?? openings[0]}`,
          `${formatMoney(open, currency, shop.locale)} were due on ${formatDay(dueOn, shop.locale)} for order ${orderNumber}.`,
          ...(account ? [`Please transfer to ${account}, with the reference ${number}.`] : []),
          'If you have paid in the meantime, please ignore this mail.',
        ],
        action: { label: 'See your account statement', url: `${siteUrl()}/dashboard/statement` },
      },
      shop,
    ),
  ];
}
