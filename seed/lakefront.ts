import { demoCode } from './history/demo-ids';

/** The company of the demo as its orders name it. */
export const lakefront = {
  id: '0000000000000000000000c1',
  name: 'Lakefront Stamping Co.',
  taxId: '34-1780221',
  billing: {
    line1: '2210 Quigley Road',
    line2: '',
    city: 'Cleveland',
    region: 'OH',
    postcode: '44113',
    country: 'US',
  },
};

export const lakefrontAdmin = 'dana.kowalczyk@lakefront-stamping.example';

/** Its blanket order as orders name it. */
export const demoBlanketOrder = {
  number: `BO-${demoCode('demo blanket order', 8)}`,
  purchaseOrder: 'LS-7001',
};
