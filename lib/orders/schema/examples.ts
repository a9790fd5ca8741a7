/** An order as a program sends it, for the API document. */
export const orderExample = {
  lines: [{ sku: 'TW-AG125', quantity: 2 }],
  address: {
    name: 'Receiving',
    company: 'Lakefront Stamping Co.',
    line1: '2212 Quigley Road',
    line2: '',
    city: 'Cleveland',
    region: 'OH',
    postcode: '44113',
    country: 'US',
    phone: '',
  },
  delivery: 'standard',
  payment: { method: 'invoice', purchaseOrder: 'LS-4711' },
  total: 25_780,
};
