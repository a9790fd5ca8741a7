import { approvalReasonText } from '../companies/rules/approvals';
import type { MailTemplate } from '../mail/types';
import { siteUrl } from '../platform/env';
import { formatMoney } from '../shared/money';
import type { ApprovalRequestDocument } from './collection';
import { approvalHref } from './rules';

type Mailed = Pick<
  ApprovalRequestDocument,
  '_id' | 'companyName' | 'requester' | 'prices' | 'note' | 'reason'
>;

function table({ lines, totals }: Mailed['prices'], locale: string): MailTemplate['table'] {
  const money = (amount: number) => formatMoney(amount, totals.currency, locale);
  const rows = lines.map(({ quantity, name, sku, total }) => [`${quantity} × ${name}, ${sku}`, money(total)]);
  return { rows: [...rows, ['Total', money(totals.total)]] };
}

/** Asks an approver for a decision; the link works without signing in, for one decision. */
export function approvalRequestedMail(
  { companyName, requester, prices, note, reason }: Mailed,
  secret: string,
  days: number,
  locale: string,
): MailTemplate {
  return {
    subject: `Approval requested by ${requester.name}`,
    heading: `${requester.name} asks for your approval`,
    paragraphs: [
      `${requester.name} wants to order for ${companyName}. ${approvalReasonText(reason)}.`,
      ...(note ? [`“${note}”`] : []),
    ],
    table: table(prices, locale),
    action: { label: 'See the request', url: `${siteUrl()}/approval?token=${secret}` },
    confidential: true,
    footnote: `The link works for one decision, for ${days} days. It is for you: don’t forward this email.`,
  };
}

/** Tells who asked that an approver has declined. */
export function declinedMail({ _id, prices }: Mailed, by: string, why: string, locale: string): MailTemplate {
  return {
    subject: 'Your order was not approved',
    heading: 'Your order was not approved',
    paragraphs: [`${by} has declined your request.`, `Reason: ${why}`],
    table: table(prices, locale),
    action: { label: 'See the request', url: siteUrl() + approvalHref(_id.toHexString()) },
  };
}

/** Tells who asked that the order is approved and placed. */
export function approvedMail({ prices }: Mailed, by: string, order: string, locale: string): MailTemplate {
  return {
    subject: `Approved: order ${order}`,
    heading: 'Your order is approved',
    paragraphs: [`${by} has approved your request, and we have received your order ${order}.`],
    table: table(prices, locale),
    action: { label: 'See your order', url: `${siteUrl()}/dashboard/myOrders/${order}` },
  };
}
