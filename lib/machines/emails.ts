import { composeMail, type PendingMail } from '../mail/outbox';
import { siteUrl } from '../platform/env';
import type { Shop } from '../settings/schema/shop';
import { formatDay } from '../shared/dates';
import type { MachineDocument } from './collection';
import { machineHref } from './rules/paths';

type Machine = Pick<MachineDocument, '_id' | 'name' | 'serialNumber' | 'place' | 'serviceOn'>;

/** Reminds somebody of the next service of a machine. */
export function serviceMail(
  { _id, name, serialNumber, place, serviceOn }: Machine,
  to: { name: string; email: string },
  company: string | null,
  shop: Shop,
): PendingMail {
  const day = formatDay(serviceOn, shop.locale);
  const facts = [
    ['Owner', company ?? to.name],
    ['Serial number', serialNumber],
    ['Place', place],
  ].filter(([, value]) => value !== '') as [string, string][];
  return composeMail(
    to.email,
    {
      subject: `Service due on ${day}: ${name}`,
      heading: `Hello, ${to.name}`,
      paragraphs: [
        `The next service of this machine is on ${day}. Its page lists the consumables and spare parts that fit it, and its manuals.`,
      ],
      table: { head: ['Machine', name], rows: facts },
      action: { label: 'Open the machine', url: siteUrl() + machineHref(_id.toHexString()) },
      footnote: 'You can change the day, or remove it, on the page of the machine.',
    },
    shop,
  );
}
