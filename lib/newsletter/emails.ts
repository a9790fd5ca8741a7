import type { MailTemplate } from '../mail/types';
import { siteUrl } from '../platform/env';
import type { CampaignText } from './schema/campaigns';

/** The address that takes a reader off the list: by one POST of a mail program, or by a button on its page. */
export const unsubscribeUrl = (token: string): string =>
  `${siteUrl()}/api/newsletter/unsubscribe?token=${token}`;

/** A campaign as one subscriber gets it. */
export function campaignMail(
  text: Pick<CampaignText, 'subject' | 'preheader' | 'body'>,
  shop: string,
  token: string,
): MailTemplate {
  const { subject, preheader, body } = text;
  return {
    subject,
    preheader,
    heading: subject,
    paragraphs: [],
    markdown: body,
    footnote: `You get this mail because you have subscribed to the ${shop} newsletter. The link below takes you off the list at once.`,
    unsubscribe: unsubscribeUrl(token),
  };
}
