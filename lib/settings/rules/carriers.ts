import type { Carrier } from '../schema/carriers';

/** The carriers of a shop until an admin changes them. */
export const defaultCarriers: Carrier[] = [
  { name: 'UPS', trackingPage: 'https://www.ups.com/track?tracknum={number}' },
  { name: 'FedEx', trackingPage: 'https://www.fedex.com/fedextrack/?trknbr={number}' },
  { name: 'USPS', trackingPage: 'https://tools.usps.com/go/TrackConfirmAction?tLabels={number}' },
  { name: 'DHL', trackingPage: 'https://www.dhl.com/us-en/home/tracking.html?tracking-id={number}' },
  {
    name: 'Canada Post',
    trackingPage: 'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor={number}',
  },
  { name: 'Purolator', trackingPage: 'https://www.purolator.com/en/shipping/tracker?pin={number}' },
  {
    name: 'Royal Mail',
    trackingPage: 'https://www.royalmail.com/track-your-item#/tracking-results/{number}',
  },
  { name: 'DPD', trackingPage: 'https://tracking.dpd.de/status/en_US/parcel/{number}' },
  { name: 'GLS', trackingPage: 'https://gls-group.eu/EU/en/parcel-tracking?match={number}' },
];
