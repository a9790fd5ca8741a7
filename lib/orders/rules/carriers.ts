/** Carriers whose tracking pages are known; `{number}` stands for the tracking number. */
const trackingPages = new Map([
  ['UPS', 'https://www.ups.com/track?tracknum={number}'],
  ['FedEx', 'https://www.fedex.com/fedextrack/?trknbr={number}'],
  ['USPS', 'https://tools.usps.com/go/TrackConfirmAction?tLabels={number}'],
  ['DHL', 'https://www.dhl.com/us-en/home/tracking.html?tracking-id={number}'],
  ['Canada Post', 'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor={number}'],
  ['Purolator', 'https://www.purolator.com/en/shipping/tracker?pin={number}'],
  ['Royal Mail', 'https://www.royalmail.com/track-your-item#/tracking-results/{number}'],
  ['DPD', 'https://tracking.dpd.de/status/en_US/parcel/{number}'],
  ['GLS', 'https://gls-group.eu/EU/en/parcel-tracking?match={number}'],
]);

/** The names of the carriers that staff choose from; any other name may be typed. */
export const carriers = [...trackingPages.keys()];

/** Whether a tracking text is the address of a page rather than a number. */
export function isTrackingLink(tracking: string): boolean {
  return /^https?:\/\/[^\s/]+\.\S+$/.test(tracking);
}

/** The page on which a parcel is followed: a link as it was typed, else the carrier's; empty where none is known. */
export function trackingUrl(carrier: string, tracking: string): string {
  if (isTrackingLink(tracking)) return tracking;
  const number = tracking.replace(/\s+/g, '');
  const page = number && trackingPages.get(carrier);
  return page ? page.replace('{number}', encodeURIComponent(number)) : '';
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
