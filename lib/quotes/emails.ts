import { findSalesPerson } from '../companies/queries/sales-person';
import { composeMail, type PendingMail } from '../mail/outbox';
import type { MailTemplate } from '../mail/types';
import { siteUrl } from '../platform/env';
import type { Shop } from '../settings/schema/shop';
import { formatDay } from '../shared/dates';
import { formatMoney } from '../shared/money';
import type { QuoteDocument } from './collection';
import { quoteSum } from './rules/choice';
import { ownQuoteHref, quoteHref } from './rules/paths';

type Quoted = Pick<QuoteDocument, 'number' | 'customer' | 'company' | 'versions' | 'currency'>;

const nameOf = ({ customer, company }: Quoted) =>
  company ? `${customer.name} (${company.name})` : customer.name;

const forStaff = ({ number }: Quoted) => ({
  label: 'Open the quote',
  url: siteUrl() + quoteHref(number),
});
const forCustomer = ({ number }: Quoted) => ({
  label: 'See the quote',
  url: siteUrl() + ownQuoteHref(number),
});

/** A mail to the shop and, about a quote for a company, to its sales person. */
async function mailsToStaff({ company }: Quoted, shop: Shop, template: MailTemplate): Promise<PendingMail[]> {
  const person = company && (await findSalesPerson(company.id));
  return [...new Set([shop.email, ...(person ? [person.email] : [])])].map((to) =>
    composeMail(to, template, shop),
  );
}

/** Tells the shop that somebody asks for a quote. */
export const requestedMails = (
  quote: Quoted & Pick<QuoteDocument, 'request'>,
  shop: Shop,
): Promise<PendingMail[]> =>
  mailsToStaff(quote, shop, {
    subject: `Quote requested: ${quote.number}`,
    heading: 'A customer asks for a quote',
    paragraphs: [`${nameOf(quote)} asks for prices.`, ...(quote.request.text ? [quote.request.text] : [])],
    table: {
      head: ['SKU', 'Product', 'Quantity'],
      rows: quote.request.lines.map(({ sku, name, quantity }) => [sku, name, String(quantity)]),
    },
    action: forStaff(quote),
    replyTo: quote.customer.email,
  });

/** The last version as PDF, as a mail carries it. */
async function pdfOf({ number, customer, company, versions }: Quoted, shop: Shop) {
  const last = versions.at(-1)!;
  const version = { ...last, sentAt: last.sentAt.toISOString() };
  const printed = { number, customer: customer.name, company: company?.name ?? null, version };
  // Loaded when it is used: most requests need no PDF.
  const { quotePdf } = await import('./pdf');
  const content = Buffer.from(await quotePdf(printed, shop)).toString('base64');
  return { filename: `${number}-${last.version}.pdf`, contentType: 'application/pdf', content };
}

/** The mail that offers the last version to its customer, with its PDF and the link that opens it without an account. */
export async function offeredMail(quote: Quoted, link: string, shop: Shop): Promise<PendingMail> {
  const { number, customer, versions } = quote;
  const { version, lines, text, validUntil, currency } = versions.at(-1)!;
  const money = (amount: number) => formatMoney(amount, currency, shop.locale);
  const until = formatDay(validUntil, shop.locale);
  return composeMail(
    customer.email,
    {
      subject: version === 1 ? `Our quote ${number}` : `Our quote ${number}, version ${version}`,
      heading: `Quote ${number}`,
      preheader: `${money(quoteSum(lines))}, valid until ${until}`,
      paragraphs: [
        `Hello ${customer.name},`,
        version === 1
          ? 'thank you for your request. This is our quote.'
          : `this is version ${version} of our quote. It replaces the one before.`,
        ...(text ? [text] : []),
        `You can accept it until ${until}. It is attached as PDF.`,
      ],
      table: {
        head: ['Product', 'Quantity', 'Amount'],
        rows: [
          ...lines.map(({ name, sku, alternativeTo, quantity, unitPrice }) => [
            alternativeTo ? `Alternative to ${alternativeTo}: ${name} (${sku})` : `${name} (${sku})`,
            String(quantity),
            money(unitPrice * quantity),
          ]),
          ['Sum without alternatives, before delivery and tax', '', money(quoteSum(lines))],
        ],
      },
      action: { label: 'See the quote', url: link },
      attachments: [await pdfOf(quote, shop)],
      confidential: true,
      footnote: 'Whoever has the link can read this quote. Only you can accept it, signed in.',
      replyTo: shop.email,
    },
    shop,
  );
}

/** Reminds a customer that the last version is about to expire. */
export function reminderMail(quote: Quoted, link: string, shop: Shop): PendingMail {
  const { number, customer, versions } = quote;
  const until = formatDay(versions.at(-1)!.validUntil, shop.locale);
  return composeMail(
    customer.email,
    {
      subject: `Quote ${number} is valid until ${until}`,
      heading: `Quote ${number} expires soon`,
      paragraphs: [
        `Hello ${customer.name},`,
        `our quote ${number} is valid until ${until}. Accept it until then, or write to us if it should be different.`,
      ],
      action: { label: 'See the quote', url: link },
      confidential: true,
      replyTo: shop.email,
    },
    shop,
  );
}

/** Tells a customer that what was offered or asked for is taken back, and why. */
export const withdrawnMail = (quote: Quoted, why: string, shop: Shop): PendingMail =>
  composeMail(
    quote.customer.email,
    {
      subject: `Quote ${quote.number} is withdrawn`,
      heading: `Quote ${quote.number} is withdrawn`,
      paragraphs: [
        `Hello ${quote.customer.name},`,
        `we have withdrawn quote ${quote.number}, so it can’t be accepted any more.`,
        ...(why ? [why] : []),
      ],
      action: forCustomer(quote),
      replyTo: shop.email,
    },
    shop,
  );

/** Tells the other side of a comment. */
export async function commentMails(
  quote: Quoted,
  { text, fromShop }: { text: string; fromShop: boolean },
  shop: Shop,
): Promise<PendingMail[]> {
  const { number, customer } = quote;
  const subject = `Comment on quote ${number}`;
  const paragraphs = [text];
  if (!fromShop)
    return mailsToStaff(quote, shop, {
      subject,
      heading: `${nameOf(quote)} about quote ${number}`,
      paragraphs,
      action: forStaff(quote),
      replyTo: customer.email,
    });
  const heading = `About your quote ${number}`;
  const template = { subject, heading, paragraphs, action: forCustomer(quote), replyTo: shop.email };
  return [composeMail(customer.email, template, shop)];
}

/** Tells the shop that a customer has accepted or declined. */
export const decidedMails = (
  quote: Quoted,
  { what, text }: { what: 'accepted' | 'declined'; text: string },
  shop: Shop,
): Promise<PendingMail[]> =>
  mailsToStaff(quote, shop, {
    subject: `Quote ${quote.number} ${what}`,
    heading: `${nameOf(quote)} has ${what} the quote`,
    paragraphs: text ? [text] : [],
    action: forStaff(quote),
    replyTo: quote.customer.email,
  });
