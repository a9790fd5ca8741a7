import type { Carrier } from '../../settings/schema/carriers';

/** Whether a tracking text is the address of a page rather than a number. */
export function isTrackingLink(tracking: string): boolean {
  return /^https?:\/\/[^\s/]+\.\S+$/.test(tracking);
}

/**
 * The page on which a parcel is followed: a link as it was typed, else that of its carrier in the settings; empty where
 * none is known.
 */
export function trackingUrl(carriers: Carrier[], carrier: string, tracking: string): string {
  if (isTrackingLink(tracking)) return tracking;
  const number = tracking.replace(/\s+/g, '');
  const page = number && carriers.find(({ name }) => name === carrier)?.trackingPage;
  return page ? page.replace('{number}', () => encodeURIComponent(number)) : '';
}

/** Carrier and number as one text: "UPS 1Z 999"; empty where neither is known. */
export function trackingText({ carrier, tracking }: { carrier: string; tracking: string }): string {
  return [carrier, tracking].filter(Boolean).join(' ');
}

type Parcel = { carrier: string; tracking: string; trackingUrl: string };

/** How a customer follows a shipment, as the paragraphs of a mail; none where nothing is known. */
export function trackingParagraphs(parcel: Parcel | undefined): string[] {
  const text = parcel ? trackingText(parcel) : '';
  if (!parcel || !text) return [];
  const isLink = isTrackingLink(parcel.tracking);
  return [
    `Tracking: ${text}`,
    ...(parcel.trackingUrl && !isLink ? [`Follow your parcel: ${parcel.trackingUrl}`] : []),
  ];
}
