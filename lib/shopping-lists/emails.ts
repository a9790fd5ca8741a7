import { composeMail, type PendingMail } from '../mail/outbox';
import { siteUrl } from '../platform/env';
import type { Shop } from '../settings/schema/shop';
import type { ShoppingListDocument } from './collection';
import { listHref } from './rules/paths';

const maxRows = 40;

/** Reminds somebody to order a list again. */
export function orderAgainMail(
  { _id, name, lines, reminder }: Pick<ShoppingListDocument, '_id' | 'name' | 'lines' | 'reminder'>,
  to: { name: string; email: string },
  shop: Shop,
): PendingMail {
  const more = lines.length - maxRows;
  const every = reminder?.weeks === 1 ? 'week' : `${reminder?.weeks ?? 0} weeks`;
  return composeMail(
    to.email,
    {
      subject: `Time to order again: ${name}`,
      heading: `Hello, ${to.name}`,
      paragraphs: [
        `You wanted to be reminded of your list “${name}” every ${every}. Open it to put all of it, or a part, into your cart.`,
        ...(more > 0 ? [`The first ${maxRows} of ${lines.length} lines:`] : []),
      ],
      table: {
        head: ['SKU', 'Product', 'Quantity'],
        rows: lines.slice(0, maxRows).map((line) => [line.sku, line.name, String(line.quantity)]),
      },
      action: { label: 'Order again', url: siteUrl() + listHref(_id.toHexString()) },
      footnote: 'You can change or stop this reminder on the page of the list.',
    },
    shop,
  );
}
