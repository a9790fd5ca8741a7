import { composeMail, type PendingMail } from '../mail/outbox';
import type { MailIdentity } from '../mail/types';
import { siteUrl } from '../platform/env';
import type { EndpointDocument } from './collection';
import { endpointHref } from './rules';

/** The mails to the owners about an endpoint that is paused, with the reason in one sentence. */
export function pausedMails(
  { _id, url, description }: EndpointDocument,
  why: string,
  owners: string[],
  shop: MailIdentity,
): PendingMail[] {
  const { host } = new URL(url);
  const template = {
    subject: `The webhook to ${host} is paused`,
    heading: 'A webhook is paused',
    paragraphs: [
      `The shop no longer sends events to ${url}${description && ` (${description})`}. ${why}`,
      'Its events wait for up to 30 days. When the receiver works again, switch the endpoint on: then they are sent in their order.',
    ],
    action: { label: 'Open the endpoint', url: `${siteUrl()}${endpointHref(_id.toHexString())}` },
  };
  return owners.map((owner) => composeMail(owner, template, shop));
}
