import { productHref } from '../catalog/rules/variants';
import type { ProductVariant } from '../catalog/schema/product';
import { countUnits } from '../catalog/rules/units';
import type { MailTemplate } from '../mail/types';
import { siteUrl } from '../platform/env';
import { formatDate } from '../shared/dates';
import type { Shop } from '../settings/schema/shop';
import { clockSettings } from '../settings/rules/shop';
import { alertDays, nameOf } from './rules';

const unsubscribeUrl = (token: string) => `${siteUrl()}/api/stock-alerts/unsubscribe?token=${token}`;

/** "Decking Screw, 4.5 × 60 mm (HS-DS45-60)" */
const titleOf = (offer: ProductVariant) => `${nameOf(offer)} (${offer.variant.sku})`;

/** Asks whoever reads an address whether they want to be told; or says that they will be already. */
export function askedMail(offer: ProductVariant, token: string, isWaiting: boolean): MailTemplate {
  const title = titleOf(offer);
  return {
    subject: isWaiting ? `We will tell you: ${offer.product.name}` : `Confirm: tell me when it is in stock`,
    heading: isWaiting ? 'You are on the list already' : 'One more step',
    paragraphs: [
      isWaiting
        ? `Somebody, perhaps you, asked again for one email when ${title} is in stock. We send it, so there is nothing to do.`
        : `Somebody, hopefully you, asked for one email to this address when ${title} is in stock. Press the button and confirm on the page that opens.`,
    ],
    ...(!isWaiting && {
      action: { label: 'Confirm', url: `${siteUrl()}/stock-alerts/confirm?token=${token}` },
    }),
    footnote: isWaiting
      ? 'You can end this with the link below.'
      : 'The link works for 7 days. If it wasn’t you, do nothing: we won’t write again.',
    unsubscribe: unsubscribeUrl(token),
  };
}

/** Says that a product is back in stock. */
export function backInStockMail(
  offer: ProductVariant,
  requestedAt: Date,
  token: string,
  shop: Shop,
): MailTemplate {
  const { product, variant } = offer;
  return {
    subject: `In stock: ${product.name}`,
    heading: 'It is in stock',
    paragraphs: [
      `${titleOf(offer)} is in stock: ${countUnits(product, variant.availableQuantity)} at this moment.`,
      'Whoever orders first gets it: nothing is set aside for you.',
    ],
    action: { label: 'Go to the product', url: siteUrl() + productHref(product, variant.sku) },
    footnote: `You asked for this on ${formatDate(requestedAt.toISOString(), clockSettings(shop))}. It is the only mail about it. The link below ends everything else that you wait for in this way; without it such requests end after ${alertDays} days.`,
    unsubscribe: unsubscribeUrl(token),
  };
}
